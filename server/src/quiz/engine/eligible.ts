import { isScoredArea, type Bank, type BankQuestion } from '../bank';
import type { GivenAnswer } from '../given-answer';
import { gateState } from '../scoring';

/** No area of health is asked about more often than this. */
export const MAX_PER_AREA = 3;

export function areEnemies(a: BankQuestion, b: BankQuestion): boolean {
  return a.enemies.includes(b.id) || b.enemies.includes(a.id);
}

/** The questions that were asked, in order; unknown ids (of an older bank) are left out. */
export function askedQuestions(bank: Bank, answers: readonly GivenAnswer[]): BankQuestion[] {
  return answers.flatMap(({ questionId }) => bank.byId.get(questionId) ?? []);
}

/**
 * What may still be asked: not asked before, no enemy asked before, its gate known to be open, its area not
 * used up, and no second text.
 */
export function eligibleQuestions(bank: Bank, answers: readonly GivenAnswer[]): BankQuestion[] {
  const asked = askedQuestions(bank, answers);
  const inArea = (question: BankQuestion) => asked.filter(({ area }) => area === question.area).length;
  const textAsked = asked.some(({ type }) => type === 'text');
  return bank.questions.filter(
    (question) =>
      !asked.some(({ id }) => id === question.id) &&
      !asked.some((other) => areEnemies(question, other)) &&
      gateState(question, answers) === 'open' &&
      !(isScoredArea(question.area) && inArea(question) >= MAX_PER_AREA) &&
      !(question.type === 'text' && textAsked),
  );
}
