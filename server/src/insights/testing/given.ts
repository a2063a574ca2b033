import type { Answer } from '@verdant/shared/contract';
import type { GivenAnswer } from '../../quiz/answers';
import { questionBank } from '../../quiz/question-bank';
import { userFactsOf, type UserFacts } from '../user-facts';

/** Test kit: answers by the id of their question. */
export type Answers = Readonly<Record<string, Answer>>;

export function givenAnswersFrom(answers: Answers): GivenAnswer[] {
  return Object.entries(answers).map(([questionId, answer]) => ({ questionId, answer }));
}

export function userFactsFrom(answers: Answers): UserFacts {
  return userFactsOf(questionBank, givenAnswersFrom(answers));
}
