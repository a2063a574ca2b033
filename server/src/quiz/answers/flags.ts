import type { Answer } from '@verdant/shared/contract';
import type { Bank, BankQuestion, Flag } from '../bank';
import { chosenValues } from './answer-points';
import { gateState } from './gates';
import type { GivenAnswer } from './given-answer';

function flagsOf(question: BankQuestion, answer: Answer): readonly Flag[] {
  if (question.type !== 'single_choice' && question.type !== 'multiple_choice') return [];
  const values = chosenValues(answer);
  const chosen: { readonly value: string; readonly flags: readonly Flag[] }[] = question.options;
  return chosen.filter(({ value }) => values.includes(value)).flatMap(({ flags }) => flags);
}

/** What the answers say beyond points, such as a payday loan. */
export function raisedFlags(bank: Bank, answers: readonly GivenAnswer[]): ReadonlySet<Flag> {
  const flags = answers.flatMap(({ questionId, answer }) => {
    const question = bank.byId.get(questionId);
    return question && gateState(question, answers) !== 'closed' ? flagsOf(question, answer) : [];
  });
  return new Set(flags);
}
