import { and, eq, gt, ne, or, sql } from 'drizzle-orm';
import type { ActionDecision, ActionRequest, Delay } from '@verdant/shared/contract';
import type { Database } from '../database';
import { quizActions } from './schema';

export interface StoredDecision extends ActionDecision {
  readonly changedAt: Date;
}

/** Decisions of a user about recommendations. The key is the id of the rule that made the recommendation. */
export type DecisionsByRule = ReadonlyMap<string, StoredDecision>;

type Row = typeof quizActions.$inferSelect;

const postponementIntervals: Readonly<Record<Delay, string>> = {
  week: '1 week',
  month: '1 month',
  three_months: '3 months',
};

function toDecision({ state, until, reason, changedAt }: Row): StoredDecision {
  return { state, changedAt, ...(until && { until: until.toISOString() }), ...(reason && { reason }) };
}

export async function saveDecision(
  db: Database,
  userId: string,
  ruleId: string,
  request: ActionRequest,
): Promise<ActionDecision> {
  const values = {
    state: request.state,
    until: request.state === 'postponed' ? sql`now() + ${postponementIntervals[request.delay]}::interval` : null,
    reason: request.state === 'dismissed' ? request.reason : null,
    changedAt: new Date(),
  };
  const [row] = await db
    .insert(quizActions)
    .values({ userId, ruleId, ...values })
    .onConflictDoUpdate({ target: [quizActions.userId, quizActions.ruleId], set: values })
    .returning();
  if (!row) throw new Error('the upsert of a decision returned no row');
  const { changedAt: _changedAt, ...decision } = toDecision(row);
  return decision;
}

export async function removeDecision(db: Database, userId: string, ruleId: string): Promise<void> {
  await db.delete(quizActions).where(and(eq(quizActions.userId, userId), eq(quizActions.ruleId, ruleId)));
}

export async function findDecisions(db: Database, userId: string): Promise<DecisionsByRule> {
  const rows = await db
    .select()
    .from(quizActions)
    .where(
      and(eq(quizActions.userId, userId), or(ne(quizActions.state, 'postponed'), gt(quizActions.until, sql`now()`))),
    );
  return new Map(rows.map((row) => [row.ruleId, toDecision(row)]));
}
