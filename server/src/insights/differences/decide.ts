import { and, eq } from 'drizzle-orm';
import type { DifferenceDecision, OfferedAnswer } from '@verdant/shared/contract';
import { ApiError } from '@verdant/federation/http';
import type { Database, Transaction } from '../../database';
import { chosenValues } from '../../quiz/answers';
import { requireLatestSession } from '../../quiz/completed-session';
import { restoreAnswer } from '../../quiz/save-answer';
import * as store from '../../quiz/store';
import type { AnswerRow, AnswerStore } from '../../quiz/store';
import type { KeptAnswer } from './differences';
import { differenceDecisions } from './schema';

const belongsToQuestion = (userId: string, questionId: string) =>
  and(eq(differenceDecisions.userId, userId), eq(differenceDecisions.questionId, questionId));

/** Finds the answers that a user chose to keep although a figure from the accounts differs. */
export async function findKeptAnswers(db: Database, userId: string): Promise<KeptAnswer[]> {
  const { questionId, answer, value, decision } = differenceDecisions;
  return db
    .select({ questionId, answer, value })
    .from(differenceDecisions)
    .where(and(eq(differenceDecisions.userId, userId), eq(decision, 'keep')));
}

/** Locks and returns an answer. Throws a 404 if the quiz lacks the answer, and a 409 if the quiz is not the latest. */
async function lockAnswer(
  answerStore: AnswerStore<Transaction>,
  userId: string,
  sessionId: string,
  questionId: string,
): Promise<AnswerRow> {
  const stored = await store.lockSession(answerStore, userId, sessionId);
  const found = stored.answers.find((answer) => answer.questionId === questionId);
  if (!found) throw new ApiError(404, 'This question is not part of the quiz.');
  await requireLatestSession(answerStore.db, stored.session);
  return found;
}

/**
 * Replaces the answer by the suggested option, or keeps the answer until the figure changes enough. Throws a 409 if the
 * accounts no longer suggest this option, or the answer no longer differs.
 */
export async function decideDifference(
  { db, cipher }: AnswerStore<Database>,
  userId: string,
  questionId: string,
  { session_id: sessionId, decision, answer }: DifferenceDecision,
  offered: OfferedAnswer | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    const answerStore = { db: tx, cipher };
    const given = await lockAnswer(answerStore, userId, sessionId, questionId);
    const [before] = chosenValues(given.answer);
    if (offered?.answer !== answer || before === undefined || before === answer) {
      throw new ApiError(409, 'Your figures have changed.');
    }
    const values = {
      sessionId,
      decision,
      value: offered.figure.value,
      answer: before,
      source: given.source,
      answeredAt: given.submittedAt,
      decidedAt: new Date(),
    };
    await tx
      .insert(differenceDecisions)
      .values({ userId, questionId, ...values })
      .onConflictDoUpdate({ target: [differenceDecisions.userId, differenceDecisions.questionId], set: values });
    if (decision === 'use') {
      await restoreAnswer(answerStore, { id: sessionId, userId }, questionId, {
        answer,
        source: 'accounts',
        submittedAt: values.decidedAt,
      });
    }
  });
}

/**
 * Deletes the decision and restores the answer from before the decision, unless the user has changed the answer since.
 * Throws a 404 if there is no decision.
 */
export async function undoDifference(
  { db, cipher }: AnswerStore<Database>,
  userId: string,
  questionId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const answerStore = { db: tx, cipher };
    const [decided] = await tx.delete(differenceDecisions).where(belongsToQuestion(userId, questionId)).returning();
    if (!decided) throw new ApiError(404, 'There is nothing to undo.');
    if (decided.decision === 'keep') return;
    const given = await lockAnswer(answerStore, userId, decided.sessionId, questionId);
    const isOurs = given.source === 'accounts' && given.submittedAt.getTime() === decided.decidedAt.getTime();
    if (!isOurs) return;
    await restoreAnswer(answerStore, { id: decided.sessionId, userId }, questionId, {
      answer: decided.answer,
      source: decided.source,
      submittedAt: decided.answeredAt,
    });
  });
}
