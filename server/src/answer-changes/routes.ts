import type { FastifyPluginAsync } from 'fastify';
import { answerCalls } from '@verdant/shared/contract';
import { authenticate } from '../accounts/authenticate';
import type { Database } from '../database';
import { questionBank } from '../quiz/question-bank';
import { serveCall } from '../serve-call';
import { changeAnswer, latestAnswers, previewChange, sessionAnswers } from './changes';

const LATEST = 'latest';

/** The answers of a user's own completed quiz: to look through, to try out and to change one by one. */
export const answerChangeRoutes: FastifyPluginAsync<{ readonly db: Database }> = async (app, { db }) => {
  const signedIn = { preHandler: authenticate(db) };
  const quiz = { db, questionBank };

  serveCall(app, answerCalls.list, signedIn, async (request, { params: { id } }) => {
    const userId = request.account.id;
    return id === LATEST ? latestAnswers(quiz, userId) : sessionAnswers(quiz, userId, id);
  });

  serveCall(app, answerCalls.preview, signedIn, async (request, { params, body }) =>
    previewChange(quiz, request.account.id, params.id, body),
  );

  serveCall(app, answerCalls.change, signedIn, async (request, { params: { id, question_id }, body: { answer } }) =>
    changeAnswer(quiz, request.account.id, id, { question_id, answer }),
  );
};
