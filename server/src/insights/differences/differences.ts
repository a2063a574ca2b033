import { and, eq } from 'drizzle-orm';
import type {
  AnswerDifference,
  DifferenceDecision,
  InsightsResult,
  Language,
  OfferedAnswer,
} from '@verdant/shared/contract';
import { ApiError } from '@verdant/federation/http';
import type { Database, Transaction } from '../../database';
import type { SuggestedAnswers } from '../../offered-answers/find-offered-answer';
import { chosenValues } from '../../quiz/answers';
import { requireLatestSession } from '../../quiz/completed-session';
import { questionBank } from '../../quiz/question-bank';
import { restoreAnswer } from '../../quiz/save-answer';
import { lockSession, type AnswerRow, type AnswerStore } from '../../quiz/store';
import { getMetrics } from '../build-insights';
import { findDifferingSuggestions } from '../own-amounts/difference-notes';
import { userFactsOf } from '../user-facts';
import { differenceDecisions } from './schema';

const belongsToQuestion = (userId: string, questionId: string) =>
  and(eq(differenceDecisions.userId, userId), eq(differenceDecisions.questionId, questionId));

/** Finds the answers that a user keeps although a figure differs, and the figure's value at the time of the decision. */
export async function findKeptAnswers(db: Database, userId: string) {
  const { questionId, answer, value, decision } = differenceDecisions;
  return db
    .select({ questionId, answer, value })
    .from(differenceDecisions)
    .where(and(eq(differenceDecisions.userId, userId), eq(decision, 'keep')));
}

/** Change of a figure from which a kept difference is shown again: half a month of spending, or 5% of income. */
const farEnough: Readonly<Record<OfferedAnswer['figure']['kind'], number>> = { covered_months: 0.5, spent_percent: 5 };
/** Rounding error of the stored figure, a `real`. */
const ROUNDING = 1e-4;

/** True if the user kept this answer and the figure has hardly changed since. */
function isKept(id: string, given: string, { figure }: OfferedAnswer, kept: DifferenceContext['kept']): boolean {
  const found = kept.find(({ questionId, answer }) => questionId === id && answer === given);
  return found !== undefined && Math.abs(found.value - figure.value) <= farEnough[figure.kind] + ROUNDING;
}

interface DifferenceContext {
  readonly sessionId: string;
  readonly answers: readonly AnswerRow[];
  readonly offers: SuggestedAnswers;
  readonly kept: Awaited<ReturnType<typeof findKeptAnswers>>;
  readonly language: Language;
  /** Returns the insights with these answers. */
  readonly insightsOf: (answers: readonly AnswerRow[]) => InsightsResult;
}

/** Finds the answers that differ from the suggested option, each with the metrics of that option. Pure. */
export function differencesOf(context: DifferenceContext): AnswerDifference[] {
  const { sessionId, answers, offers, kept, language, insightsOf } = context;
  return findDifferingSuggestions(userFactsOf(answers), offers).flatMap(([id, offered]): AnswerDifference[] => {
    const question = questionBank.byId.get(id);
    const given = answers.find(({ questionId }) => questionId === id);
    const [value = ''] = chosenValues(given?.answer ?? []);
    if (!question || !given || isKept(id, value, offered, kept)) return [];
    const words = question.words[language];
    const labelOf = (option: string) =>
      words.options.find(({ value: optionValue }) => optionValue === option)?.label ?? '';
    const after = insightsOf(
      answers.map((answer) => (answer.questionId === id ? { ...answer, answer: offered.answer } : answer)),
    );
    return [
      {
        session_id: sessionId,
        question_id: id,
        question: words.text,
        given: {
          label: labelOf(value),
          ...(given.source === 'accounts' && { source_on: given.submittedAt.toISOString() }),
        },
        offered,
        offered_label: labelOf(offered.answer),
        metrics: getMetrics(after),
      },
    ];
  });
}

/** Locks and returns an answer. Throws a 404 if the quiz lacks the answer, and a 409 if the quiz is not the latest. */
async function lockAnswer(
  answerStore: AnswerStore<Transaction>,
  userId: string,
  sessionId: string,
  questionId: string,
): Promise<AnswerRow> {
  const stored = await lockSession(answerStore, userId, sessionId);
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
