import { and, gte, lt, max, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../database';
import { loadHours, type failureHours, type loadReports, type servedPages } from './schema';

const HOUR_MS = 60 * 60 * 1000;

type Time = typeof loadReports.at | typeof servedPages.at | typeof loadHours.hour | typeof failureHours.hour;

/** Whether it was in a time, of which `to` is the end. */
export const isIn = (at: Time, from: Date, to: Date): SQL | undefined => and(gte(at, from), lt(at, to));

/** The hours before it are in the rollups, all others only in what was reported. */
export async function rolledUntil(db: Database | Transaction): Promise<Date> {
  const [row] = await db.select({ last: max(loadHours.hour) }).from(loadHours);
  return new Date(row?.last ? row.last.getTime() + HOUR_MS : 0);
}

/** The hour of UTC in which it was. */
export const hourOf = (at: Time): SQL => sql`date_bin('1 hour', ${at}, 'epoch'::timestamptz)`;
