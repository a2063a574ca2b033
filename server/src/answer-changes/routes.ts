import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { answerCalls } from '@verdant/shared/contract';
import { authenticate } from '../accounts/authenticate';
import type { Database } from '../database';
import { languageOf } from '../language/language-of';
import { findSuggestedAnswers } from '../offered-answers/find-offered-answer';
import type { QuizContext, AnswerStore } from '../quiz/store';
import { serveCall } from '../serve-call';
import { changeAnswer, listAnswers, previewChange } from './changes';

export const answerChangeRoutes: FastifyPluginAsync<AnswerStore<Database>> = async (app, { db, cipher }) => {
  const signedIn = { preHandler: authenticate(db) };
  const quizFor = (request: FastifyRequest): QuizContext => ({ db, cipher, language: languageOf(request) });

  serveCall(app, answerCalls.list, signedIn, async (request, { params: { id } }) => {
    const userId = request.account.id;
    return listAnswers(quizFor(request), userId, id, await findSuggestedAnswers(db, userId));
  });

  serveCall(app, answerCalls.preview, signedIn, async (request, { params, body }) =>
    previewChange(quizFor(request), request.account.id, params.id, body),
  );

  serveCall(app, answerCalls.change, signedIn, async (request, { params: { id, question_id }, body }) => {
    const userId = request.account.id;
    return changeAnswer(quizFor(request), userId, id, { question_id, ...body }, await findSuggestedAnswers(db, userId));
  });
};
