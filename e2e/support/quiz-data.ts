import * as quizzes from '../../server/testing/change-quizzes';
import type { Account } from './api';
import { DATA_DIR_VARIABLE } from './paths';

const dataDir = () => process.env[DATA_DIR_VARIABLE] ?? '';

/** Moves the completion of a user's quizzes back by a number of days. */
export async function moveQuizzesBack({ email }: Account, days: number): Promise<void> {
  await quizzes.moveQuizzesBack(dataDir(), email, days);
}
