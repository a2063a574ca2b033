import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';
import { respondRequest } from '@verdant/shared/contract';
import { authenticate } from '../accounts/authenticate';
import type { Database } from '../database';
import { parseBody, parseQuery } from '@verdant/federation/http';
import { questionBank } from './question-bank';
import { continueQuiz, respond, restartQuiz, startQuiz } from './sessions';

const continueQuery = v.object({
  session_id: v.pipe(v.string('Session is required'), v.maxLength(100, 'Session is invalid')),
});

/** The contract's request without the answer: the question, not the contract, says what that may be. */
const respondBody = v.object({
  ...respondRequest.entries,
  response: v.omit(respondRequest.entries.response, ['answer']),
});
const withAnswer = v.object({ response: v.object({ answer: v.optional(v.unknown()) }) });

/** The four calls that take a user through the quiz (spec 7). */
export const quizRoutes: FastifyPluginAsync<{ readonly db: Database }> = async (app, { db }) => {
  const signedIn = { preHandler: authenticate(db) };
  const quiz = { db, questionBank };

  app.post('/adaptive-quiz/start', signedIn, async (request) => startQuiz(quiz, request.account.id));

  app.post('/adaptive-quiz/restart', signedIn, async (request) => restartQuiz(quiz, request.account.id));

  app.post('/adaptive-quiz/continue', signedIn, async (request) => {
    const { session_id } = parseQuery(continueQuery, request.query);
    return continueQuiz(quiz, request.account.id, session_id);
  });

  app.post('/adaptive-quiz/respond', signedIn, async (request) => {
    const { session_data, response } = parseBody(respondBody, request.body);
    return respond(quiz, request.account.id, {
      sessionId: session_data.session_id,
      questionId: response.question_id,
      answer: v.parse(withAnswer, request.body).response.answer,
      touched: response.touched,
    });
  });
};
