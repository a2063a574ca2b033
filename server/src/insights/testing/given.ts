import type { Answer } from '@verdant/shared/contract';
import type { GivenAnswer } from '../../quiz/answers';
import { questionBank } from '../../quiz/question-bank';
import { pictureOf, type Picture } from '../picture';

/** Test kit: answers by the id of their question. */
export type Answers = Readonly<Record<string, Answer>>;

export function given(answers: Answers): GivenAnswer[] {
  return Object.entries(answers).map(([questionId, answer]) => ({ questionId, answer }));
}

export function pictureFrom(answers: Answers): Picture {
  return pictureOf(questionBank, given(answers));
}
