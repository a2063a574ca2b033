import { gateState, raisedFlags, type GivenAnswer } from '../answers';
import { isScoredArea, type QuestionBank, type QuestionDefinition } from '../question-bank';
import { isInHardship, isNearlyClearToInvest } from '../safety';

/** Maximum number of questions about one area. */
export const MAX_PER_AREA = 4;

export function areMutuallyExclusive(a: QuestionDefinition, b: QuestionDefinition): boolean {
  return a.enemies.includes(b.id) || b.enemies.includes(a.id);
}

/** The questions that were asked, in order; unknown ids (of an older question bank) are left out. */
export function askedQuestions(questionBank: QuestionBank, answers: readonly GivenAnswer[]): QuestionDefinition[] {
  return answers.flatMap(({ questionId }) => questionBank.byId.get(questionId) ?? []);
}

/** Returns the number of questions of an area that may still follow `asked`. */
export function remainingQuestionsIn(area: QuestionDefinition['area'], asked: readonly QuestionDefinition[]): number {
  return isScoredArea(area) ? MAX_PER_AREA - asked.filter((other) => other.area === area).length : Infinity;
}

/**
 * True if `question` can follow `asked`: neither the question nor one that excludes it was asked, and its area has room.
 */
export function mayFollow(question: QuestionDefinition, asked: readonly QuestionDefinition[]): boolean {
  return (
    !asked.some((other) => other.id === question.id || areMutuallyExclusive(question, other)) &&
    remainingQuestionsIn(question.area, asked) > 0
  );
}

/**
 * True if a question suits the ten main questions. Extra questions never do, questions about investing or far goals not
 * after a sign of hardship, and questions about essentials only if money is possibly short.
 */
export function isSuitable({ area, role, extra }: QuestionDefinition, circumstances: Circumstances): boolean {
  const { inHardship, isTight } = circumstances;
  if (extra) return false;
  if (role === 'essentials') return inHardship || isTight;
  return !(inHardship && (role === 'goal' || area === 'investing'));
}

/** Returns all questions that apply after these answers, even asked questions. Their gates are known to be open. */
export function applicableQuestions(
  questionBank: QuestionBank,
  answers: readonly GivenAnswer[],
  circumstances: Circumstances,
): QuestionDefinition[] {
  return questionBank.questions.filter(
    (question) => gateState(question, answers) === 'open' && isSuitable(question, circumstances),
  );
}

/** Returns the questions that may still be asked: see `applicableQuestions` and `mayFollow`. */
export function eligibleQuestions(
  questionBank: QuestionBank,
  answers: readonly GivenAnswer[],
  asked = askedQuestions(questionBank, answers),
  circumstances = circumstancesOf(questionBank, answers),
): QuestionDefinition[] {
  return applicableQuestions(questionBank, answers, circumstances).filter((question) => mayFollow(question, asked));
}

/** Facts of the answers so far that decide which questions are suitable and which are required. */
export interface Circumstances {
  /** True after a sign of hardship. */
  readonly inHardship: boolean;
  /** True if there are almost no savings. Advice to save then needs an answer that essentials are paid. */
  readonly isTight: boolean;
  /** True if only the question about bills is missing before advice about investing. */
  readonly isNearlyClear: boolean;
}

export function circumstancesOf(questionBank: QuestionBank, answers: readonly GivenAnswer[]): Circumstances {
  return {
    inHardship: isInHardship(questionBank, answers),
    isTight: raisedFlags(questionBank, answers).has('buffer_under_1_month'),
    isNearlyClear: isNearlyClearToInvest({ answers }),
  };
}
