import type { Database } from '../database';
import type { QuestionBank } from './question-bank';

/** What every operation on a quiz works with. */
export interface Quiz {
  readonly db: Database;
  readonly questionBank: QuestionBank;
}
