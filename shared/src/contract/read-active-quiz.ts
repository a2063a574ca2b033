import * as v from 'valibot';
import type { ActiveQuiz } from './quiz';
import { activeQuiz } from './quiz';

/** The question, session and progress that an error response carries next to its detail (409 of `respond`), or null. Never throws. */
export function readActiveQuiz(body: unknown): ActiveQuiz | null {
  const result = v.safeParse(activeQuiz, body);
  return result.success ? result.output : null;
}
