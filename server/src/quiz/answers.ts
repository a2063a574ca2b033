import { type Answer, type AnswerSource, NONE_OF_THESE, scale, SKIP } from '@verdant/shared/contract';
import {
  isScoredArea,
  questionBank,
  SCALE_STEPS,
  type AnswerFlag,
  type Contradiction,
  type QuestionDefinition,
  type ScoredArea,
} from './question-bank';
import { readMonths } from './read-months';

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

/** True if the answer to a question contains one of these option values. */
export const hasAnswered = (answers: readonly GivenAnswer[], id: string, ...anyOf: readonly string[]): boolean =>
  answers.some(
    ({ questionId, answer }) => questionId === id && chosenValues(answer).some((value) => anyOf.includes(value)),
  );

/** Returns the contradictions that the answers contain: pairs of answers that cannot both be true. */
export const contradictionsIn = (answers: readonly GivenAnswer[]): Contradiction[] =>
  questionBank.contradictions.filter(
    ([first, second]) => hasAnswered(answers, ...first) && hasAnswered(answers, ...second),
  );

/** Returns the areas with contradictory answers, whose scores are less certain. */
export function contradictedAreas(answers: readonly GivenAnswer[]): ReadonlySet<ScoredArea> {
  const areas = contradictionsIn(answers).flatMap(([[first], [second]]) => [
    questionBank.byId.get(first)?.area,
    questionBank.byId.get(second)?.area,
  ]);
  return new Set(areas.filter((area) => area !== undefined && isScoredArea(area)));
}

const POSITIONS_A_STEP = (scale.max - scale.min + 1) / SCALE_STEPS;

/** Returns an answer's slider position: the user's, else the position for the answer's step; null for other answers. */
export function sliderPositionOf(
  { options }: QuestionDefinition,
  { answer, rawAnswer }: Pick<GivenAnswer, 'answer' | 'rawAnswer'>,
) {
  if (typeof rawAnswer === 'number') return rawAnswer;
  const step = options.findIndex(({ value }) => value === answer);
  return step === -1 ? null : Math.round(scale.max - (step * (scale.max - scale.min)) / (SCALE_STEPS - 1));
}

/**
 * Converts a slider's position or a text to a step of the question; an unreadable text becomes `SKIP`. An answer that is
 * already the value of a step, such as one from account data, stays unchanged.
 */
export function toStepAnswer(
  question: QuestionDefinition,
  givenAnswer: Answer,
): Pick<GivenAnswer, 'answer' | 'rawAnswer'> {
  const { type, options } = question;
  if (givenAnswer === SKIP || options.length === 0 || options.some(({ value }) => value === givenAnswer)) {
    return { answer: givenAnswer };
  }
  if (type === 'scale' && typeof givenAnswer === 'number') {
    return {
      answer: options[Math.floor((scale.max - givenAnswer) / POSITIONS_A_STEP)]?.value ?? SKIP,
      rawAnswer: givenAnswer,
    };
  }
  if (type !== 'text' || typeof givenAnswer !== 'string') return { answer: givenAnswer };
  const months = readMonths(givenAnswer);
  return {
    answer: options.find(({ from = 0 }) => months !== null && months >= from)?.value ?? SKIP,
    rawAnswer: givenAnswer,
  };
}
