import type { Answer } from '@verdant/shared/contract';
import { chosenValues, type GivenAnswer } from '../quiz/answers';
import { SKIP, type Bank } from '../quiz/bank';
import { redFlags, scoreAnswers, type Scores } from '../quiz/scoring';

/** Everything the answers say about a person, worked out once. */
export interface Picture {
  readonly bank: Bank;
  readonly answers: readonly GivenAnswer[];
  readonly scores: Scores;
  /** A debt that should be cleared before anything is invested. */
  readonly hasRedFlag: boolean;
}

export function pictureOf(bank: Bank, answers: readonly GivenAnswer[]): Picture {
  const scores = scoreAnswers(bank, answers);
  return { bank, answers, scores, hasRedFlag: redFlags.some((flag) => scores.flags.has(flag)) };
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
