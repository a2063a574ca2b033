import { moveQuizzesBack as moveBack } from '../../server/testing/move-quizzes';
import type { Account } from './api';
import { DATA_DIR_VARIABLE } from './paths';

/** As if a person had completed their quizzes so many days earlier. */
export async function moveQuizzesBack({ email }: Account, days: number): Promise<void> {
  await moveBack(process.env[DATA_DIR_VARIABLE] ?? '', email, days);
}
