import type { Goal, MoneyAhead, MoneyCycle } from '@verdant/shared/contract';
import type { Database } from '../../database';
import { dayBefore } from '../day-before';
import { forecastOf } from './ahead';
import { cycleOf, type CycleInput } from './cycle';
import { findEverydayMoney } from './everyday';
import { findOwnCorrections, hasHistoryForBills } from './store';
import { storedRecurring } from './stored';

/** Finds the input of a user's cycle, at a time. */
export async function findCycleInput(db: Database, userId: string, now: Date): Promise<CycleInput> {
  const today = dayBefore(now);
  const found = await storedRecurring(db, userId);
  return {
    ...(await findOwnCorrections(db, userId)),
    found,
    everyday: await findEverydayMoney(db, userId, now),
    knowsBills: hasHistoryForBills(found, today),
    today,
  };
}

/** Finds the pay cycle and the recurring bills of a user, at a time. */
export const findCycle = async (db: Database, userId: string, now: Date): Promise<MoneyCycle> =>
  cycleOf(await findCycleInput(db, userId, now));

/** Predicts how much of a user's everyday money is left on the day before each payday, as of a time. */
export const findAhead = async (
  db: Database,
  { userId, goals, now }: { readonly userId: string; readonly goals: readonly Goal[]; readonly now: Date },
): Promise<MoneyAhead> => forecastOf(await findCycleInput(db, userId, now), goals);
