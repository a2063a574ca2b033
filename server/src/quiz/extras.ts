import type { ExtrasResponse } from '@verdant/shared/contract';
import { fieldError } from '@verdant/federation/http';
import { requireCompletedSession } from './completed-session';
import type { QuizContext } from './quiz';
import { checkNewAnswer, saveAnswers } from './save-answer';
import * as store from './store';
import { supportNeedsOf } from './support-needs';
import { questionBank } from './question-bank';

export interface SubmittedExtra {
  readonly question_id: string;
  readonly answer: unknown;
}

/**
 * Adds or replaces answers to extra questions. Stores nothing and throws a 404 for another user's session, a 409 for an
 * uncompleted session, or a 422 for an invalid answer.
 */
export async function saveExtraAnswers(
  { db, cipher, language }: QuizContext,
  userId: string,
  sessionId: string,
  submitted: readonly SubmittedExtra[],
): Promise<ExtrasResponse> {
  const answers = submitted.map(({ question_id: id, answer }) => {
    const question = questionBank.byId.get(id);
    if (!question?.extra) throw fieldError('answers', 'This question cannot be added');
    return { ...checkNewAnswer(question, answer, language, 'answers'), touched: null, source: null };
  });
  return db.transaction(async (tx) => {
    const answerStore = { db: tx, cipher };
    const stored = await store.lockSession(answerStore, userId, sessionId);
    requireCompletedSession(stored.session);
    await saveAnswers(answerStore, stored, answers);
    return { support: supportNeedsOf(await store.findSessionAnswers(answerStore, stored.session)) };
  });
}
