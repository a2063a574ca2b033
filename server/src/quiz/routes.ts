import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { quizCalls, respondRequest } from '@verdant/shared/contract';
import { authenticate } from '../accounts/authenticate';
import type { Database } from '../database';
import { languageOf } from '../language/language-of';
import { serveCall } from '../serve-call';
import { saveExtras } from './extras';
import { questionBank } from './question-bank';
import type { Quiz } from './quiz';
import { continueQuiz, respond, restartQuiz, startQuiz } from './sessions';

/** The contract's schema with any `answer`: its question validates it, with a message for that field. */
const respondBody = v.object({
  ...respondRequest.entries,
  response: v.pipe(
    v.object({ ...respondRequest.entries.response.entries, answer: v.optional(v.unknown()) }),
    // A function, so that the texts in an answer are not checked twice.
    v.transform(({ answer, ...response }) => ({ ...response, answer: () => answer })),
  ),
});

/** The four calls that take a user through the quiz (spec 7). */
export const quizRoutes: FastifyPluginAsync<{ readonly db: Database }> = async (app, { db }) => {
  const signedIn = { preHandler: authenticate(db) };
  const quizFor = (request: FastifyRequest): Quiz => ({ db, questionBank, language: languageOf(request) });

  serveCall(app, quizCalls.start, signedIn, async (request) => startQuiz(quizFor(request), request.account.id));

  serveCall(app, quizCalls.restart, signedIn, async (request) => restartQuiz(quizFor(request), request.account.id));

  serveCall(app, quizCalls.extras, signedIn, async (request, { body: { session_id, answers } }) =>
    saveExtras(quizFor(request), request.account.id, session_id, answers),
  );

  serveCall(app, quizCalls.continue, signedIn, async (request, { query }) =>
    continueQuiz(quizFor(request), request.account.id, query.session_id),
  );

  serveCall(app, { ...quizCalls.respond, body: respondBody }, signedIn, async (request, { body }) => {
    const { session_data, response } = body;
    return respond(quizFor(request), request.account.id, session_data.session_id, {
      ...response,
      answer: response.answer(),
    });
  });
};
