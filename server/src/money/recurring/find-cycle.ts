import type { MoneyCycle } from '@verdant/shared/contract';
import type { Database } from '../../database';
import { dayBefore } from '../day-before';
import { cycleOf, type CycleInput } from './cycle';
import { findEverydayMoney } from './everyday';
import { findOwnWords, knowsBills } from './store';
import { storedRecurring } from './stored';

/** Finds what a user's cycle is made of, at a time. */
export async function findCycleInput(db: Database, userId: string, now: Date): Promise<CycleInput> {
  const today = dayBefore(now);
  const found = await storedRecurring(db, userId);
  return {
    ...(await findOwnWords(db, userId)),
    found,
    everyday: await findEverydayMoney(db, userId, now),
    knowsBills: knowsBills(found, today),
    today,
  };
}

/** Finds the pay cycle and the recurring bills of a user, at a time. */
export const findCycle = async (db: Database, userId: string, now: Date): Promise<MoneyCycle> =>
  cycleOf(await findCycleInput(db, userId, now));
