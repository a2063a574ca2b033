import type { MoneyCycle } from '@verdant/shared/contract';
import type { Database } from '../../database';
import { findCoveredDay } from '../import/coverage';
import { dayBefore } from '../day-before';
import { findLinkedUntil } from '../store';
import { cycleOf, type CycleInput } from './cycle';
import { findEveryday, findOwnWords, isUnknown } from './store';
import { storedRecurring } from './stored';

/** What a user's cycle is made of, at a time. */
export async function findCycleInput(db: Database, userId: string, now: Date): Promise<CycleInput> {
  const today = dayBefore(now);
  const found = await storedRecurring(db, userId);
  const coveredDay = await findCoveredDay(db, userId, dayBefore(await findLinkedUntil(db, userId, now)));
  return {
    ...(await findOwnWords(db, userId)),
    found,
    everydayCents: await findEveryday(db, userId, now),
    isStale: isUnknown(found, coveredDay, today),
    today,
  };
}

/** The pay cycle and the recurring bills of a user, at a time. */
export const findCycle = async (db: Database, userId: string, now: Date): Promise<MoneyCycle> =>
  cycleOf(await findCycleInput(db, userId, now));
