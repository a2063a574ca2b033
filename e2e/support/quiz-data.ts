import * as quizzes from '../../server/testing/change-quizzes';
import type { Account, Api } from './api';
import { DATA_DIR_VARIABLE } from './paths';

const dataDir = () => process.env[DATA_DIR_VARIABLE] ?? '';

/** As if a user had completed their quizzes so many days earlier. */
export async function moveQuizzesBack({ email }: Account, days: number): Promise<void> {
  await quizzes.moveQuizzesBack(dataDir(), email, days);
}

/** A scale is seldom the best question: after four answers it is asked all the same. */
export async function comeToScale(api: Api, account: Account): Promise<void> {
  await api.answerQuiz(account, 4);
  await quizzes.askNow(dataDir(), account.email, 'cash-flow-stress');
}
