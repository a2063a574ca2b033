import type { OfferedAnswer } from '@verdant/shared/contract';
import type { Database } from '../database';
import { findMonths, monthStart } from '../money/find-months';
import { dayBefore } from '../money/refresh';
import { findBalances, findSigns, findUpdates } from '../money/store';
import { ladders } from './ladders';
import { offeredAnswer, YEAR_MONTHS } from './offered-answer';

/** What a person's linked banks suggest as the answer to a question; null where they do not. */
export async function findOfferedAnswer(
  db: Database,
  userId: string,
  questionId: string,
  now = new Date(),
): Promise<OfferedAnswer | null> {
  if (!ladders.has(questionId)) return null;
  const updates = await findUpdates(db, userId);
  if (updates.length === 0) return null;
  const today = dayBefore(now);
  const evidence = {
    today,
    updates,
    months: await findMonths(db, userId, { today, monthsBefore: YEAR_MONTHS }),
    signs: await findSigns(db, userId, monthStart(today, YEAR_MONTHS)),
    balances: await findBalances(db, userId),
  };
  return offeredAnswer(questionId, evidence, now);
}
