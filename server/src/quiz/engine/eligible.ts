import { gateState, raisedFlags, type GivenAnswer } from '../answers';
import { questionBank, isScoredArea, type QuestionDefinition } from '../question-bank';
import { isInHardship, isNearlyClearToInvest } from '../safety/dangers';

/** Maximum number of questions about one scored area in a quiz. */
export const MAX_QUESTIONS_PER_AREA = 4;

export function areMutuallyExclusive(a: QuestionDefinition, b: QuestionDefinition): boolean {
  return a.enemies.includes(b.id) || b.enemies.includes(a.id);
}

/** Returns the answered questions in the order of the answers, without questions that this question bank lacks. */
export function askedQuestions(answers: readonly GivenAnswer[]): QuestionDefinition[] {
  return answers.flatMap(({ questionId }) => questionBank.byId.get(questionId) ?? []);
}

/** Returns how many more questions of an area can be asked; unlimited for areas without a score. */
export function remainingQuestionsIn(area: QuestionDefinition['area'], asked: readonly QuestionDefinition[]): number {
  return isScoredArea(area) ? MAX_QUESTIONS_PER_AREA - asked.filter((other) => other.area === area).length : Infinity;
}

/**
 * True if the question can be asked: neither it nor a question that excludes it was asked, and its area has questions left.
 */
export function canStillBeAsked(question: QuestionDefinition, asked: readonly QuestionDefinition[]): boolean {
  return (
    !asked.some((other) => other.id === question.id || areMutuallyExclusive(question, other)) &&
    remainingQuestionsIn(question.area, asked) > 0
  );
}

/**
 * True if a question suits the ten main questions. Goals and investing do not suit after a sign of hardship; essentials
 * suit only after such a sign or with almost no savings.
 */
export function isQuestionSuitable({ area, role, extra }: QuestionDefinition, circumstances: Circumstances): boolean {
  const { inHardship, isTight } = circumstances;
  if (extra) return false;
  if (role === 'essentials') return inHardship || isTight;
  return !(inHardship && (role === 'goal' || area === 'investing'));
}

/** Returns the questions that apply to the user, including questions that were already asked. */
export function applicableQuestions(
  answers: readonly GivenAnswer[],
  circumstances: Circumstances,
): QuestionDefinition[] {
  return questionBank.questions.filter(
    (question) => gateState(question, answers) === 'open' && isQuestionSuitable(question, circumstances),
  );
}

export function eligibleQuestions(
  answers: readonly GivenAnswer[],
  asked = askedQuestions(answers),
  circumstances = circumstancesOf(answers),
): QuestionDefinition[] {
  return applicableQuestions(answers, circumstances).filter((question) => canStillBeAsked(question, asked));
}

/** Facts from the answers that decide which questions suit the user. */
export interface Circumstances {
  readonly inHardship: boolean;
  /** True if the user has almost no savings, so that advice to save needs an answer about essentials such as food. */
  readonly isTight: boolean;
  /** True if advice on investing needs only one more answer, the one about bills. */
  readonly isNearlyClear: boolean;
}

export function circumstancesOf(answers: readonly GivenAnswer[]): Circumstances {
  return {
    inHardship: isInHardship({ answers }),
    isTight: raisedFlags(answers).has('buffer_under_1_month'),
    isNearlyClear: isNearlyClearToInvest({ answers }),
  };
}
