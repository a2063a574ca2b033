import type { Answer } from '@verdant/shared/contract';
import { SKIP, type Bank, type Flag } from '../quiz/bank';
import type { GivenAnswer } from '../quiz/given-answer';
import { areaScores, chosenValues, metricsOf, raisedFlags, redFlags, type AreaScores, type Metrics } from '../quiz/scoring';

/** Everything the answers say about a person, worked out once. */
export interface Picture {
  readonly bank: Bank;
  readonly answers: readonly GivenAnswer[];
  readonly scores: AreaScores;
  readonly metrics: Metrics;
  readonly flags: ReadonlySet<Flag>;
  /** A debt that should be cleared before anything is invested. */
  readonly hasRedFlag: boolean;
}

export function pictureOf(bank: Bank, answers: readonly GivenAnswer[]): Picture {
  const scores = areaScores(bank, answers);
  const flags = raisedFlags(bank, answers);
  return {
    bank,
    answers,
    scores,
    flags,
    metrics: metricsOf(scores, flags),
    hasRedFlag: redFlags.some((flag) => flags.has(flag)),
  };
}

/** What was answered; undefined for a question that was not asked or answered with "prefer not to say". */
export function answerTo({ answers }: Picture, questionId: string): Answer | undefined {
  const given = answers.find((answer) => answer.questionId === questionId)?.answer;
  return given === undefined || chosenValues(given).includes(SKIP) ? undefined : given;
}

/** Whether one of `values` was chosen; false where nothing was said. */
export function chose(picture: Picture, questionId: string, ...values: readonly string[]): boolean {
  const given = answerTo(picture, questionId);
  return given !== undefined && chosenValues(given).some((value) => values.includes(value));
}
