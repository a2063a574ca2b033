import { and, asc, eq, ne, sum } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { ApiError } from '@verdant/federation/http';
import {
  goalFields,
  MAX_GOALS,
  type Goal,
  type GoalChange,
  type GoalInput,
  type GoalsState,
  type MoneyOverview,
} from '@verdant/shared/contract';
import { withMoneyDataLock } from '../bank-link';
import { moneyAccounts } from '../bank-link/schema';
import type { Database, Transaction } from '../database';
import { isStale } from '../money/coverage';
import { dayInSydney, monthStart } from '../money/days';
import { spreadBillsOverMonths } from '../money/budget/bill-shares';
import { findSpreadBillCosts } from '../money/budget/store';
import { findMonthFigures } from '../money/find-months';
import { findLastCoveredDay } from '../money/import/coverage';
import { MAX_MEASURED_MONTHS, computeMeasures } from '../money/measures';
import { budgetAmounts } from '../money/schema';
import { findPay } from '../money/recurring/store';
import { amountPerPayday } from '../money/recurring/schedule';
import { toDayGaps, latestGoalDay, paydaysAhead } from './paydays';
import { goals } from './schema';

const FULL_PERCENT = 100;

/** `balanceCents` is null if the balance is unknown or too old. */
type Row = typeof goals.$inferSelect & { balanceCents: number | null };

/** Converts a row to a goal. A share of an account is rounded down; an overdrawn account counts as no savings. */
function goalOf({ id, name, target_cents, date, per_payday_cents, ...row }: Row): Goal {
  const { account_id, share_percent, saved_cents, saved_on, balanceCents } = row;
  const fields = { id, name, target_cents, date, per_payday_cents };
  if (saved_cents !== null && saved_on !== null) {
    return { ...fields, saved: { type: 'by_hand', saved_cents, saved_on }, saved_cents };
  }
  const share = share_percent ?? 0;
  return {
    ...fields,
    saved: { type: 'account', account_id, share_percent: share },
    saved_cents: balanceCents === null ? null : Math.max(0, Math.floor((balanceCents * share) / FULL_PERCENT)),
  };
}

/** Finds a user's goals, sorted by date. */
export async function findGoals(db: Database | Transaction, userId: string, now = new Date()): Promise<Goal[]> {
  const { linkId, balanceCents, leftOut, asOf } = moneyAccounts;
  const rows = await db
    .select({ goal: goals, linkId, balanceCents, leftOut, asOf })
    .from(goals)
    .leftJoin(moneyAccounts, eq(moneyAccounts.id, goals.account_id))
    .where(eq(goals.userId, userId))
    .orderBy(asc(goals.date), asc(goals.createdAt), asc(goals.id));
  return rows.map(({ goal, ...account }) => {
    const isOld = account.linkId !== null && isStale(account.asOf, now);
    const isKnown = account.leftOut === null && !isOld;
    return goalOf({ ...goal, balanceCents: isKnown ? account.balanceCents : null });
  });
}

/** Returns average monthly income minus spending and shares of bills, in cents; null if income or spending is unknown. */
async function findUnassignedMoney(db: Database, userId: string, now: Date): Promise<number | null> {
  const today = await findLastCoveredDay(db, userId, now);
  const measured = await findMonthFigures(db, userId, { today, monthsBefore: MAX_MEASURED_MONTHS });
  const from = monthStart(today, MAX_MEASURED_MONTHS);
  const months = spreadBillsOverMonths(measured, await findSpreadBillCosts(db, userId, { from, today }));
  const { income_cents: income, spent_cents: spent } = computeMeasures(months, [], today);
  return income === null || spent === null ? null : income - spent;
}

export async function findGoalsState(db: Database, userId: string): Promise<GoalsState> {
  const now = new Date();
  const today = dayInSydney(now);
  const pay = await findPay(db, userId, today);
  const rhythm = pay?.cycle.rhythm ?? null;
  const free = await findUnassignedMoney(db, userId, now);
  return {
    today,
    rhythm,
    payday_gaps: toDayGaps(paydaysAhead(pay, today), today),
    free_cents: free === null ? null : amountPerPayday(free, rhythm),
    goals: await findGoals(db, userId),
  };
}

const belongsToUser = (userId: string, id: string) => and(eq(goals.userId, userId), eq(goals.id, id));

/** Throws 404 for an account that cannot hold savings, and 422 if goals share more than 100 % of the account. */
async function checkShare(db: Transaction, userId: string, saved: GoalInput['saved'], goalId: string | undefined) {
  if (saved.type === 'by_hand') return;
  const { id, side, currency } = moneyAccounts;
  const isIt = and(eq(moneyAccounts.userId, userId), eq(id, saved.account_id), eq(side, 'asset'), eq(currency, 'AUD'));
  if ((await db.$count(moneyAccounts, isIt)) === 0) throw new ApiError(404, 'This account does not exist.');
  const isOther = goalId === undefined ? undefined : ne(goals.id, goalId);
  const [others] = await db
    .select({ percent: sum(goals.share_percent).mapWith(Number) })
    .from(goals)
    .where(and(eq(goals.userId, userId), eq(goals.account_id, saved.account_id), isOther));
  if ((others?.percent ?? 0) + saved.share_percent > FULL_PERCENT) {
    throw new ApiError(422, 'Your goals would share more than 100 % of this account.');
  }
}

function checkDays({ date, saved }: GoalChange) {
  const today = dayInSydney(new Date());
  if (date !== undefined && date > latestGoalDay(today)) throw new ApiError(422, 'This date is too far away.');
  if (saved?.type === 'by_hand' && saved.saved_on > today) throw new ApiError(422, 'This day has not come yet.');
}

const savedColumns = (saved: GoalInput['saved']) =>
  saved.type === 'account'
    ? { account_id: saved.account_id, share_percent: saved.share_percent, saved_cents: null, saved_on: null }
    : { account_id: null, share_percent: null, saved_cents: saved.saved_cents, saved_on: saved.saved_on };

/** Adds a goal, and returns all goals. Throws 409 beyond the limit, 422 for an invalid date, and as `checkShare`. */
export async function createGoal(db: Database, userId: string, input: GoalInput): Promise<Goal[]> {
  checkDays(input);
  const { saved, ...fields } = input;
  return withMoneyDataLock(db, userId, async (transaction) => {
    if ((await transaction.$count(goals, eq(goals.userId, userId))) >= MAX_GOALS) {
      throw new ApiError(409, 'There are too many goals.');
    }
    await checkShare(transaction, userId, saved, undefined);
    await transaction.insert(goals).values({ ...fields, ...savedColumns(saved), userId });
    return findGoals(transaction, userId);
  });
}

/** True if another page changed a field: the stored value is neither what the user saw nor what the user sends. */
function isOutdated(stored: Goal, was: NonNullable<GoalChange['was']>, wanted: GoalChange): boolean {
  return goalFields.some(
    (field) =>
      was[field] !== undefined &&
      !isDeepStrictEqual(stored[field], was[field]) &&
      !isDeepStrictEqual(stored[field], wanted[field]),
  );
}

/** Changes a goal, and returns all goals. Throws 404, 409 if another page changed a field, and as `createGoal`. */
export async function changeGoal(db: Database, userId: string, id: string, input: GoalChange): Promise<Goal[]> {
  checkDays(input);
  const { was = {}, saved, ...fields } = input;
  return withMoneyDataLock(db, userId, async (transaction) => {
    const stored = (await findGoals(transaction, userId)).find((goal) => goal.id === id);
    if (!stored) throw new ApiError(404, 'This goal does not exist.');
    if (isOutdated(stored, was, input)) throw new ApiError(409, 'This goal has been changed elsewhere.');
    if (saved) await checkShare(transaction, userId, saved, id);
    const columns = { ...fields, ...(saved && savedColumns(saved)), updatedAt: new Date() };
    await transaction.update(goals).set(columns).where(belongsToUser(userId, id));
    return findGoals(transaction, userId);
  });
}

/** Removes a goal, and returns the remaining goals. Throws 404 for a goal of another user. */
export async function removeGoal(db: Database, userId: string, id: string): Promise<Goal[]> {
  const removed = await db.delete(goals).where(belongsToUser(userId, id)).returning({ id: goals.id });
  if (removed.length === 0) throw new ApiError(404, 'This goal does not exist.');
  return findGoals(db, userId);
}

/** Finds the plans that remain after the removal of accounts: goals and a budget. Returns undefined if there is neither. */
export async function findRemainingPlans(db: Database, userId: string): Promise<MoneyOverview['kept']> {
  const [goalCount, amountCount] = [
    await db.$count(goals, eq(goals.userId, userId)),
    await db.$count(budgetAmounts, eq(budgetAmounts.userId, userId)),
  ];
  return goalCount + amountCount > 0 ? { goals: goalCount > 0, budget: amountCount > 0 } : undefined;
}
