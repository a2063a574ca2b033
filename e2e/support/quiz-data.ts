import * as quizzes from '../../server/testing/change-quizzes';
import type { Account, Api } from './api';
import { DATA_DIR_VARIABLE } from './paths';

const dataDir = () => process.env[DATA_DIR_VARIABLE] ?? '';

/** As if a person had completed their quizzes so many days earlier. */
export async function moveQuizzesBack({ email }: Account, days: number): Promise<void> {
  await quizzes.moveQuizzesBack(dataDir(), email, days);
}

/** After four answers the question is asked, whatever the engine would choose. */
export async function comeTo(api: Api, account: Account, questionId: string): Promise<void> {
  await api.answerQuiz(account, 4);
  await quizzes.askNow(dataDir(), account.email, questionId);
}

/** A scale is seldom the best question. */
export const comeToScale = async (api: Api, account: Account): Promise<void> =>
  comeTo(api, account, 'cash-flow-stress');
