import * as quizzes from '../../server/testing/change-quizzes';
import type { Account } from './api';
import { DATA_DIR_VARIABLE } from './paths';

const dataDir = () => process.env[DATA_DIR_VARIABLE] ?? '';

/** As if a user had completed their quizzes so many days earlier. */
export async function moveQuizzesBack({ email }: Account, days: number): Promise<void> {
  await quizzes.moveQuizzesBack(dataDir(), email, days);
}
