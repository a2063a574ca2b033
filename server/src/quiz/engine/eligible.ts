import { gateState, type GivenAnswer } from '../answers';
import { isScoredArea, type QuestionBank, type QuestionDefinition } from '../question-bank';
import { isClearToInvest, isInHardship } from '../safety';

/** No area of health is asked about more often than this. */
export const MAX_PER_AREA = 4;

export function areEnemies(a: QuestionDefinition, b: QuestionDefinition): boolean {
  return a.enemies.includes(b.id) || b.enemies.includes(a.id);
}

/** The questions that were asked, in order; unknown ids (of an older question bank) are left out. */
export function askedQuestions(questionBank: QuestionBank, answers: readonly GivenAnswer[]): QuestionDefinition[] {
  return answers.flatMap(({ questionId }) => questionBank.byId.get(questionId) ?? []);
}

/** Whether `question` may follow `asked`: not asked, no enemy asked, and its area not used up. */
export function mayFollow(question: QuestionDefinition, asked: readonly QuestionDefinition[]): boolean {
  const isUsedUp =
    isScoredArea(question.area) && asked.filter(({ area }) => area === question.area).length >= MAX_PER_AREA;
  return !isUsedUp && !asked.some((other) => other.id === question.id || areEnemies(question, other));
}

/** What the answers so far say about which questions are in place. */
export interface Circumstances {
  readonly inHardship: boolean;
  readonly isClear: boolean;
}

export function circumstancesOf(questionBank: QuestionBank, answers: readonly GivenAnswer[]): Circumstances {
  return { inHardship: isInHardship(questionBank, answers), isClear: isClearToInvest({ answers }) };
}

/**
 * Whether a question is in place: after a sign of hardship nothing about investing, risk or far goals but about
 * essentials and help; about risk only where it may matter; extras come after the ten.
 */
export function isInPlace({ area, role, extra }: QuestionDefinition, { inHardship, isClear }: Circumstances): boolean {
  if (extra) return false;
  switch (role) {
    case 'essentials':
    case 'pressure':
    case 'support':
      return inHardship;
    case 'goal':
      return !inHardship;
    case 'risk':
      return isClear;
    case 'bills':
    case 'missed':
    case undefined:
      return !(inHardship && area === 'investing');
  }
}

/** What may still be asked: see `mayFollow` and `isInPlace`; and its gate is known to be open. */
export function eligibleQuestions(questionBank: QuestionBank, answers: readonly GivenAnswer[]): QuestionDefinition[] {
  const asked = askedQuestions(questionBank, answers);
  const circumstances = circumstancesOf(questionBank, answers);
  return questionBank.questions.filter(
    (question) =>
      gateState(question, answers) === 'open' && isInPlace(question, circumstances) && mayFollow(question, asked),
  );
}
