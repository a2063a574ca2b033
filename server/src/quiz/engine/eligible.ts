import { gateState, raisedFlags, type GivenAnswer } from '../answers';
import { isScoredArea, type QuestionBank, type QuestionDefinition } from '../question-bank';
import { isInHardship, isNearlyClearToInvest } from '../safety/dangers';

/** Maximum questions about an area. */
export const MAX_PER_AREA = 4;

export function areMutuallyExclusive(a: QuestionDefinition, b: QuestionDefinition): boolean {
  return a.enemies.includes(b.id) || b.enemies.includes(a.id);
}

/** Returns the asked questions in order, without those of an older question bank. */
export function askedQuestions(questionBank: QuestionBank, answers: readonly GivenAnswer[]): QuestionDefinition[] {
  return answers.flatMap(({ questionId }) => questionBank.byId.get(questionId) ?? []);
}

/** Returns how many questions of an area can still follow. */
export function remainingQuestionsIn(area: QuestionDefinition['area'], asked: readonly QuestionDefinition[]): number {
  return isScoredArea(area) ? MAX_PER_AREA - asked.filter((other) => other.area === area).length : Infinity;
}

/** True if neither the question nor one that excludes it was asked, and the area has room. */
export function mayFollow(question: QuestionDefinition, asked: readonly QuestionDefinition[]): boolean {
  return (
    !asked.some((other) => other.id === question.id || areMutuallyExclusive(question, other)) &&
    remainingQuestionsIn(question.area, asked) > 0
  );
}

/**
 * True if a question suits the ten: no far goals or investing after a sign of hardship, and essentials only if money
 * may be short.
 */
export function isSuitable({ area, role, extra }: QuestionDefinition, circumstances: Circumstances): boolean {
  const { inHardship, isTight } = circumstances;
  if (extra) return false;
  if (role === 'essentials') return inHardship || isTight;
  return !(inHardship && (role === 'goal' || area === 'investing'));
}

/** Returns the questions that apply, even asked ones. */
export function applicableQuestions(
  questionBank: QuestionBank,
  answers: readonly GivenAnswer[],
  circumstances: Circumstances,
): QuestionDefinition[] {
  return questionBank.questions.filter(
    (question) => gateState(question, answers) === 'open' && isSuitable(question, circumstances),
  );
}

/** Returns the questions that can be asked next. */
export function eligibleQuestions(
  questionBank: QuestionBank,
  answers: readonly GivenAnswer[],
  asked = askedQuestions(questionBank, answers),
  circumstances = circumstancesOf(questionBank, answers),
): QuestionDefinition[] {
  return applicableQuestions(questionBank, answers, circumstances).filter((question) => mayFollow(question, asked));
}

/** Facts of the answers that decide which questions suit. */
export interface Circumstances {
  readonly inHardship: boolean;
  /** True if there are almost no savings, so that advice to save needs an answer about essentials. */
  readonly isTight: boolean;
  /** True if only the question about bills is missing before advice on investing. */
  readonly isNearlyClear: boolean;
}

export function circumstancesOf(questionBank: QuestionBank, answers: readonly GivenAnswer[]): Circumstances {
  return {
    inHardship: isInHardship(questionBank, answers),
    isTight: raisedFlags(questionBank, answers).has('buffer_under_1_month'),
    isNearlyClear: isNearlyClearToInvest({ answers }),
  };
}
