import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { quizCalls, respondRequest, type RespondResponse, type StartResponse } from '@verdant/shared/contract';
import { authenticate } from '../accounts/authenticate';
import type { Database } from '../database';
import { findOpenActions } from '../insights/history/earlier-quiz';
import { languageOf } from '../language/language-of';
import { findOfferedAnswer } from '../offered-answers/find-offered-answer';
import { serveCall } from '../serve-call';
import { saveExtraAnswers, continueQuiz, respond, restartQuiz, startQuiz } from './sessions';
import { questionBank } from './question-bank';
import type { QuizContext, AnswerStore } from './store';
import { toSuggestedAnswer } from './session-view';

/** Schema that accepts any `answer`. The question validates the answer later, with an error message for that field. */
const respondBody = v.object({
  ...respondRequest.entries,
  response: v.pipe(
    v.object({ ...respondRequest.entries.response.entries, answer: v.optional(v.unknown()) }),
    // The answer is wrapped in a function, so that the check of all texts in a request does not also check the answer.
    v.transform(({ answer, ...response }) => ({ ...response, answer: () => answer })),
  ),
});

/** Serves the calls that take a user through the quiz (spec 7). */
export const quizRoutes: FastifyPluginAsync<AnswerStore<Database>> = async (app, { db, cipher }) => {
  const signedIn = { preHandler: authenticate(db) };
  const quizFor = (request: FastifyRequest): QuizContext => ({ db, cipher, language: languageOf(request) });

  /** Adds the open actions of the previous quiz to the response if it completes a quiz. */
  const withOpenActions = async <R extends object>(request: FastifyRequest, response: R) =>
    'completed' in response && response.completed === true
      ? { ...response, open_actions: await findOpenActions({ db, cipher }, request.account.id, languageOf(request)) }
      : response;

  /** Adds to the response the answer that the user's accounts suggest for the current question. */
  const withOffer = async <R extends StartResponse | RespondResponse>(
    request: FastifyRequest,
    response: R,
  ): Promise<R> => {
    const question = 'question' in response ? response.question : null;
    const definition = question && questionBank.byId.get(question.id);
    const offered = definition && (await findOfferedAnswer(db, request.account.id, definition.id));
    if (!offered) return response;
    return {
      ...response,
      question: { ...question, offered: toSuggestedAnswer(definition, offered, languageOf(request)) },
    };
  };

  serveCall(app, quizCalls.start, signedIn, async (request) =>
    withOffer(request, await withOpenActions(request, await startQuiz(quizFor(request), request.account.id))),
  );

  serveCall(app, quizCalls.restart, signedIn, async (request) =>
    withOffer(request, await restartQuiz(quizFor(request), request.account.id)),
  );

  serveCall(app, quizCalls.extras, signedIn, async (request, { body: { session_id, answers } }) =>
    saveExtraAnswers(quizFor(request), request.account.id, session_id, answers),
  );

  serveCall(app, quizCalls.continue, signedIn, async (request, { query }) =>
    withOffer(request, await continueQuiz(quizFor(request), request.account.id, query.session_id)),
  );

  serveCall(app, { ...quizCalls.respond, body: respondBody }, signedIn, async (request, { body }) => {
    const { session_data, response } = body;
    const { id: userId } = request.account;
    // The source is stored only if the accounts suggest this answer.
    const offered = response.source && (await findOfferedAnswer(db, userId, response.question_id));
    const submitted = { ...response, answer: response.answer(), offered: offered?.answer };
    const stored = await respond(quizFor(request), userId, session_data.session_id, submitted);
    return withOffer(request, await withOpenActions(request, stored));
  });
};
