import { desc, eq, sql } from 'drizzle-orm';
import { VITAL_LIMITS, type RemoteVitals, type VitalEvent, type VitalName } from '../../contract';
import type { Database, Transaction } from '../database';
import { addHistograms, emptyHistogram, percentile, type Histogram } from './histogram';
import { hourOf, isIn, rolledUntil, stepOf, sumHistograms } from './rolled-hours';
import { vitalHours, vitalReports } from './schema';

/** The preferred numbers R20 (ISO 3): each at most a seventh above the one before. Both limits of each figure are among them. */
const R20 = [1, 1.12, 1.25, 1.4, 1.6, 1.8, 2, 2.24, 2.5, 2.8, 3.15, 3.55, 4, 4.5, 5, 5.6, 6.3, 7.1, 8, 9];

/** Where the buckets end, in multiples of the most that is good, from a tenth to ninety times as much. */
export const VITAL_BOUNDS: readonly number[] = [0.1, 1, 10].flatMap((decade) => R20.map((number) => number * decade));

/** What is exactly at a limit is still within it. */
export function vitalBucket(vital: VitalName, value: number): number {
  const ratio = value / VITAL_LIMITS[vital][0];
  return VITAL_BOUNDS.filter((bound) => bound < ratio).length;
}

/** The 75th percentile, rounded up, so that it is on the same side of the limits; 0 of none. */
export function vitalP75(vital: VitalName, counts: Histogram): number {
  const value = (percentile(counts, VITAL_BOUNDS, 0.75) ?? 0) * VITAL_LIMITS[vital][0];
  return vital === 'CLS' ? Math.ceil(value * 1_000) / 1_000 : Math.ceil(value);
}

const ROWS_AT_ONCE = 1_000;
/** Of a remote: a page of a release has three. */
const MAX_VITALS = 90;

/** What a visit measured, and for how many visits it stands. */
export interface StoredVital extends VitalEvent {
  readonly page: string;
  readonly weight: number;
}

/** Visits of a page in a step, of which `at` is the start, by the bucket of what they measured. */
interface StepVitals {
  readonly remote: string;
  readonly version: string;
  readonly path: string;
  readonly vital: VitalName;
  readonly at: Date;
  readonly counts: Histogram;
}

export async function saveVitals(db: Database, events: readonly StoredVital[]): Promise<void> {
  await db
    .insert(vitalReports)
    .values(events.map(({ value, ...event }) => ({ ...event, bucket: vitalBucket(event.vital, value) })));
}

/** Rows with the same key as one. */
function sumBy<Row extends { readonly counts: Histogram }>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  const sums = new Map<string, Row>();
  for (const row of rows) {
    const known = sums.get(keyOf(row));
    sums.set(keyOf(row), known ? { ...known, counts: addHistograms(known.counts, row.counts) } : row);
  }
  return [...sums.values()];
}

/** What was reported in a time, by hour: a visit counts once in each, by the worst that it measured. */
async function reportedVitals(db: Database | Transaction, from: Date, to: Date): Promise<StepVitals[]> {
  const { remote, version, path, vital, bucket, page, weight, at } = vitalReports;
  const hour = sql<Date>`${hourOf(at)}`.mapWith(at).as('hour');
  const visits = db
    .selectDistinctOn([sql`hour`, page, vital], { remote, version, path, vital, bucket, page, weight, hour })
    .from(vitalReports)
    .where(isIn(at, from, to))
    .orderBy(sql`hour`, page, vital, desc(bucket))
    .as('visits');
  const kind = {
    remote: visits.remote,
    version: visits.version,
    path: visits.path,
    vital: visits.vital,
    at: visits.hour,
    bucket: visits.bucket,
  };
  const rows = await db
    .select({ ...kind, visits: sql`sum(${visits.weight})`.mapWith(Number) })
    .from(visits)
    .groupBy(...Object.values(kind));
  const parts = rows.map(({ bucket: place, visits: count, ...row }) => ({
    ...row,
    counts: emptyHistogram(VITAL_BOUNDS).map((_none, index) => (index === place ? count : 0)),
  }));
  return sumBy(parts, (row) => [row.remote, row.version, row.path, row.vital, row.at.getTime()].join(' '));
}

/** Adds up the hours that are over. */
export async function rollUpVitals(transaction: Transaction, until: Date): Promise<void> {
  const from = await rolledUntil(transaction, vitalHours);
  if (from >= until) return;
  const hours = await reportedVitals(transaction, from, until);
  const rows = hours.map(({ at, counts, ...row }) => ({ ...row, hour: at, counts: [...counts] }));
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE) {
    await transaction.insert(vitalHours).values(rows.slice(first, first + ROWS_AT_ONCE));
  }
}

async function rolledVitals(
  db: Database,
  name: string,
  from: Date,
  to: Date,
  stepHours: number,
): Promise<StepVitals[]> {
  const { remote, version, path, vital, hour, counts } = vitalHours;
  const step = stepOf(hour, from, stepHours);
  return db
    .select({
      remote,
      version,
      path,
      vital,
      at: sql<Date>`${step}`.mapWith(hour),
      counts: sumHistograms(counts, VITAL_BOUNDS.length + 1),
    })
    .from(vitalHours)
    .where(sql`${eq(remote, name)} and ${isIn(hour, from, to)}`)
    .groupBy(remote, version, path, vital, step);
}

const figuresOf = (vital: VitalName, counts: Histogram) => ({
  p75: vitalP75(vital, counts),
  visits: counts.reduce((sum, count) => sum + count, 0),
});

/** The figures of a remote by page and release in steps of so many hours from `from` on, most visits first. */
export async function vitalsBetween(
  db: Database,
  name: string,
  { from, to, stepHours }: { readonly from: Date; readonly to: Date; readonly stepHours: number },
): Promise<RemoteVitals['vitals']> {
  const until = await rolledUntil(db, vitalHours);
  const [rolled, reported] = await Promise.all([
    from < until ? rolledVitals(db, name, from, until < to ? until : to, stepHours) : [],
    until < to ? reportedVitals(db, from < until ? until : from, to) : [],
  ]);
  const stepMs = stepHours * 60 * 60 * 1000;
  const startOf = (at: Date) => from.getTime() + Math.floor((at.getTime() - from.getTime()) / stepMs) * stepMs;
  const rows = [...rolled, ...reported.filter(({ remote }) => remote === name)];
  const keyOf = ({ path, version, vital }: StepVitals) => `${path} ${version} ${vital}`;
  const steps = sumBy(
    rows.map((row) => ({ ...row, at: new Date(startOf(row.at)) })),
    (row) => `${keyOf(row)} ${row.at.getTime()}`,
  ).toSorted((a, b) => a.at.getTime() - b.at.getTime());
  return sumBy(steps, keyOf)
    .map((whole) => ({
      path: whole.path,
      version: whole.version,
      vital: whole.vital,
      ...figuresOf(whole.vital, whole.counts),
      steps: steps
        .filter((step) => keyOf(step) === keyOf(whole))
        .map(({ at, vital, counts }) => ({ at: at.toISOString(), ...figuresOf(vital, counts) })),
    }))
    .toSorted((a, b) => b.visits - a.visits || (a.path < b.path ? -1 : 1))
    .slice(0, MAX_VITALS);
}
