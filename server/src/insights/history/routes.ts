import type { FastifyPluginAsync } from 'fastify';
import { historyCalls } from '@verdant/shared/contract';
import { authenticate } from '../../accounts/authenticate';
import type { Database } from '../../database';
import { languageOf } from '../../language/language-of';
import { questionBank } from '../../quiz/question-bank';
import { listCompleted, type AnswerStore } from '../../quiz/store';
import { serveCall } from '../../serve-call';
import { buildHistory } from './history';

/** Maximum quizzes: six years with one every three months. */
const MOST_QUIZZES = 24;

/** Serves the scores of completed quizzes. */
export const historyRoutes: FastifyPluginAsync<AnswerStore<Database>> = async (app, { db, cipher }) => {
  serveCall(app, historyCalls.list, { preHandler: authenticate(db) }, async (request) => {
    const completed = await listCompleted({ db, cipher }, request.account.id, MOST_QUIZZES);
    return buildHistory(
      questionBank,
      completed.map(({ session: { id, completedAt }, answers }) => ({ id, completedAt, answers })),
      languageOf(request),
    );
  });
};
