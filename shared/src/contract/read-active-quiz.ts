import * as v from 'valibot';
import type { ActiveQuiz } from './quiz';
import { activeQuiz } from './quiz';

/** Reads question, session and progress from an error response (409 of `respond`); null if it has none. Never throws. */
export function readActiveQuiz(body: unknown): ActiveQuiz | null {
  const result = v.safeParse(activeQuiz, body);
  return result.success ? result.output : null;
}
