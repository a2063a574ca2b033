import { and, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { LoadCounts, LoadSummary } from '../../contract';
import type { Database } from '../database';
import { findFailures } from './failures';
import { outcomeSeverity } from './outcomes';
import { pageLoads, type pageVitals } from './schema';

const HOURS = 24;
const HOUR_MS = 60 * 60 * 1000;
const MAX_RELEASES = 100;
const MAX_FAILURES = 20;

/**
 * Minutes until a page without a report is silent: two (load limit) plus two seconds to collect reports, rounded up.
 */
export const SILENT_AFTER_MINUTES = 3;

const { worst, threw, weight, served, ms, firstAt } = pageLoads;

/** Inlines the number in the SQL, because PostgreSQL treats expressions with separate parameters as different. */
const constant = (number: number) => sql.raw(String(number));
const ended = (outcome: keyof typeof outcomeSeverity) => sql`${worst} = ${constant(outcomeSeverity[outcome])}`;
const countPages = (where: SQL) => sql`count(*) filter (where ${where})`.mapWith(Number);
const sumOf = (column: typeof weight | typeof served, where: SQL) =>
  sql`coalesce(sum(${column}) filter (where ${where}), 0)`.mapWith(Number);

/** Counts of pages by worst outcome. Successful loads are sampled and count with their weight. */
export const outcomeCountColumns = {
  loaded: sumOf(weight, ended('loaded')),
  recovered: countPages(ended('recovered')),
  fell_back: countPages(ended('fell_back')),
  failed: countPages(ended('failed')),
  threw: countPages(sql`${threw}`),
};

const hasSettled = sql`${firstAt} < now() - make_interval(mins => ${constant(SILENT_AFTER_MINUTES)})`;

/** Counts of pages that were served long enough ago to have reported, and of those without a report. */
export const silenceCounts = {
  served: sumOf(served, hasSettled),
  silent: sumOf(served, sql`${hasSettled} and ${ended('served')}`),
};

export const timeRangeCondition = (
  at: typeof firstAt | typeof pageVitals.firstAt,
  from: Date,
  to: Date,
): SQL | undefined => and(gte(at, from), lt(at, to));

/** Returns SQL for the start of the step that contains a time. The first step begins at `from`. */
export const timeStepOf = (at: typeof firstAt | typeof pageVitals.firstAt, from: Date, stepHours: number): SQL =>
  sql`date_bin(${sql.raw(`'${stepHours} hours'`)}::interval, ${at}, ${sql.raw(`'${from.toISOString()}'`)}::timestamptz)`;

/** Returns the column with the start of a step; null in sums over all steps. */
export const startOfTimeStep = (step: SQL) => sql`${step}`.mapWith((start: string): Date | null => new Date(start));

/**
 * Counts of a remote, a release, or a release in a step. `version` is null in a remote's sum, `at` in sums over steps.
 */
export interface PageLoadCounts extends LoadCounts {
  readonly remote: string;
  readonly version: string | null;
  readonly at: Date | null;
  readonly served: number;
  readonly silent: number;
}

/** Returns counts of pages first seen from `from` until before `to`, with sums of releases and remotes. */
export async function countLoadsBetween(
  db: Database,
  from: Date,
  to: Date,
  stepHours: number,
): Promise<PageLoadCounts[]> {
  const { remote, version } = pageLoads;
  const step = timeStepOf(firstAt, from, stepHours);
  return db
    .select({
      remote,
      version: sql<string | null>`${version}`,
      at: startOfTimeStep(step),
      ...outcomeCountColumns,
      ...silenceCounts,
      p75_ms: sql<number | null>`percentile_disc(0.75) within group (order by ${ms})`,
    })
    .from(pageLoads)
    .where(timeRangeCondition(firstAt, from, to))
    .groupBy(sql`grouping sets ((${remote}), (${remote}, ${version}), (${remote}, ${version}, ${step}))`);
}

export async function summariseLoads(db: Database): Promise<LoadSummary> {
  const to = new Date((Math.floor(Date.now() / HOUR_MS) + 1) * HOUR_MS);
  const from = new Date(to.getTime() - HOURS * HOUR_MS);
  const [figures, failures] = await Promise.all([
    countLoadsBetween(db, from, to, HOURS),
    findFailures(db, timeRangeCondition(firstAt, from, to)),
  ]);
  const releases = figures
    .flatMap(({ remote, version, at, loaded, recovered, fell_back, failed, threw: thrown }) => {
      // A release is left out if its pages were served but never reported.
      const isReported = loaded + recovered + fell_back + failed + thrown > 0;
      if (version === null || at !== null || !isReported) return [];
      return [{ remote, version, loaded, recovered, fell_back, failed, threw: thrown }];
    })
    .toSorted((a, b) => (a.remote === b.remote ? (a.version < b.version ? 1 : -1) : a.remote < b.remote ? -1 : 1))
    .slice(0, MAX_RELEASES);
  return { hours: HOURS, releases, failures: failures.slice(0, MAX_FAILURES) };
}
