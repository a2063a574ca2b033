import { and, gte, lt, max, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../database';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  loadHours,
  type failureHours,
  type loadReports,
  type servedPages,
  type vitalHours,
  type vitalReports,
} from './schema';

const HOUR_MS = 60 * 60 * 1000;

type Rollups = typeof loadHours | typeof vitalHours;
type Time =
  | (typeof loadReports | typeof servedPages | typeof vitalReports)['at']
  | (Rollups | typeof failureHours)['hour'];

/** Whether it was in a time, of which `to` is the end. */
export const isIn = (at: Time, from: Date, to: Date): SQL | undefined => and(gte(at, from), lt(at, to));

/** The hours before it are in the rollups, all others only in what was reported. */
export async function rolledUntil(db: Database | Transaction, rollups: Rollups = loadHours): Promise<Date> {
  const [row] = await db.select({ last: max(rollups.hour) }).from(rollups);
  return new Date(row?.last ? row.last.getTime() + HOUR_MS : 0);
}

/** The hour of UTC in which it was. */
export const hourOf = (at: Time): SQL => sql`date_bin('1 hour', ${at}, 'epoch'::timestamptz)`;

/** The start of the step of so many hours, of which the first begins at `from`. */
export const stepOf = (hour: Rollups['hour'], from: Date, stepHours: number): SQL =>
  sql`date_bin(${sql.raw(`'${stepHours} hours'`)}::interval, ${hour}, ${sql.raw(`'${from.toISOString()}'`)}::timestamptz)`;

/** The histogram of all rows of a group. */
export function sumHistograms(counts: PgColumn, buckets: number): SQL<number[]> {
  const sums = Array.from({ length: buckets }, (_, bucket) => sql`sum(${counts}[${sql.raw(String(bucket + 1))}])`);
  return sql<number[]>`array[${sql.join(sums, sql`, `)}]::float8[]`;
}
