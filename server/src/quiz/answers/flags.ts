import type { Answer } from '@verdant/shared/contract';
import type { QuestionBank, QuestionDefinition, Flag } from '../question-bank';
import { chosenValues } from './answer-points';
import { gateState } from './gates';
import type { GivenAnswer } from './given-answer';

function flagsOf(question: QuestionDefinition, answer: Answer): readonly Flag[] {
  const values = chosenValues(answer);
  const chosen: { readonly value: string; readonly flags: readonly Flag[] }[] = question.options;
  return chosen.filter(({ value }) => values.includes(value)).flatMap(({ flags }) => flags);
}

/** Returns the flags that the answers raise, such as a payday loan. */
export function raisedFlags(questionBank: QuestionBank, answers: readonly GivenAnswer[]): ReadonlySet<Flag> {
  const flags = answers.flatMap(({ questionId, answer }) => {
    const question = questionBank.byId.get(questionId);
    return question && gateState(question, answers) !== 'closed' ? flagsOf(question, answer) : [];
  });
  return new Set(flags);
}
