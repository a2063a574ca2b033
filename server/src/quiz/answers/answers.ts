import { type Answer, type AnswerSource, NONE_OF_THESE, SKIP } from '@verdant/shared/contract';
import {
  questionBank,
  type QuestionDefinition,
  type AnswerFlag,
  type Contradiction,
  type ScoredArea,
  isScoredArea,
} from '../question-bank';

/** An answer in the form that the scoring engine uses. `checkAnswer` validated the answer before it was stored. */
export interface GivenAnswer {
  readonly questionId: string;
  /** Answer; for a slider or a text with steps, the value of the step (`toStepAnswer`). */
  readonly answer: Answer;
  /** Position of a slider, or typed text, as stored and shown. */
  readonly rawAnswer?: number | string | undefined;
  /** False if a slider was not moved. */
  readonly touched?: boolean | null;
  /** Source that is shown next to the answer, without effect on scores; absent for the user alone. */
  readonly source?: AnswerSource | null;
}

const BEST = 100;

/** Returns the option values of an answer; for a slider or a text, the step's value. */
export function chosenValues(answer: Answer): readonly string[] {
  if (Array.isArray(answer)) return answer;
  return typeof answer === 'string' ? [answer] : [];
}

/** Returns an answer's points, 0 to 100; null if the answer says nothing on financial health, as "prefer not to say". */
export function answerPoints(question: QuestionDefinition, answer: Answer): number | null {
  if (question.type !== 'multiple_choice') {
    return question.options.find(({ value }) => value === answer)?.points ?? null;
  }
  if (question.scoring === 'none') return null;
  const values = chosenValues(answer);
  const chosen = question.options.filter(({ value }) => values.includes(value));
  const saysNone = question.none && values.includes(NONE_OF_THESE);
  if (chosen.length === 0 && !saysNone) return null;
  if (question.scoring === 'coverage') return (BEST * chosen.length) / question.options.length;
  return Math.max(0, BEST - chosen.reduce((sum, { penalty }) => sum + penalty, 0));
}

/**
 * State of a question's gate, the condition under which the question applies; `unknown` if no answer decides the condition.
 */
export type GateState = 'open' | 'closed' | 'unknown';

export function gateState(question: QuestionDefinition, answers: readonly GivenAnswer[]): GateState {
  const { gate } = question;
  if (!gate) return 'open';
  const deciding = answers.find(({ questionId }) => questionId === gate.question);
  if (!deciding) return 'unknown';
  const values = chosenValues(deciding.answer);
  if (values.includes(SKIP)) return gate.whenSkipped ? 'open' : 'unknown';
  return values.some((value) => gate.anyOf.includes(value)) ? 'open' : 'closed';
}

function flagsOf({ options }: QuestionDefinition, answer: Answer): readonly AnswerFlag[] {
  const values = chosenValues(answer);
  return options.filter(({ value }) => values.includes(value)).flatMap(({ flags }) => flags);
}

export function raisedFlags(answers: readonly GivenAnswer[]): ReadonlySet<AnswerFlag> {
  const flags = answers.flatMap(({ questionId, answer }) => {
    const question = questionBank.byId.get(questionId);
    return question && gateState(question, answers) !== 'closed' ? flagsOf(question, answer) : [];
  });
  return new Set(flags);
}

/** Returns the contradictions that the answers contain: pairs of answers that cannot both be true. */
export function contradictionsIn(answers: readonly GivenAnswer[]): Contradiction[] {
  const isGiven = ([question, ...anyOf]: Contradiction[0]) => {
    const given = answers.find(({ questionId }) => questionId === question);
    return given !== undefined && chosenValues(given.answer).some((value) => anyOf.includes(value));
  };
  return questionBank.contradictions.filter(([first, second]) => isGiven(first) && isGiven(second));
}

/** Returns the areas with contradictory answers, whose scores are less certain. */
export function contradictedAreas(answers: readonly GivenAnswer[]): ReadonlySet<ScoredArea> {
  const areas = contradictionsIn(answers).flatMap(([[first], [second]]) => [
    questionBank.byId.get(first)?.area,
    questionBank.byId.get(second)?.area,
  ]);
  return new Set(areas.filter((area) => area !== undefined && isScoredArea(area)));
}
