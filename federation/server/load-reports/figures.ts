import { and, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { LoadCounts, LoadSummary } from '../../contract';
import type { Database } from '../database';
import { findFailures } from './failures';
import { severity } from './outcomes';
import { pageLoads, type pageVitals } from './schema';

const HOURS = 24;
const HOUR_MS = 60 * 60 * 1000;
const MAX_RELEASES = 100;
const MAX_FAILURES = 20;

/** Minutes in which a page must report: two minutes (the limit of a load) and two seconds for collecting reports. */
export const SETTLE_MINUTES = 3;

const { worst, threw, weight, served, ms, firstAt } = pageLoads;

/** Inlines a number into a statement, because equal expressions must have equal text. */
const constant = (number: number) => sql.raw(String(number));
const ended = (outcome: keyof typeof severity) => sql`${worst} = ${constant(severity[outcome])}`;
const countPages = (where: SQL) => sql`count(*) filter (where ${where})`.mapWith(Number);
const sumOf = (column: typeof weight | typeof served, where: SQL) =>
  sql`coalesce(sum(${column}) filter (where ${where}), 0)`.mapWith(Number);

/** Counts pages by their worst outcome, and pages with errors. Successful loads are sampled and count with their weight; other outcomes are all stored and count once. */
export const outcomeCounts = {
  loaded: sumOf(weight, ended('loaded')),
  recovered: countPages(ended('recovered')),
  fell_back: countPages(ended('fell_back')),
  failed: countPages(ended('failed')),
  threw: countPages(sql`${threw}`),
};

const hasSettled = sql`${firstAt} < now() - make_interval(mins => ${constant(SETTLE_MINUTES)})`;

/** Counts pages that had time to report, and pages among them without a report. */
export const silenceCounts = {
  served: sumOf(served, hasSettled),
  silent: sumOf(served, sql`${hasSettled} and ${ended('served')}`),
};

/** Returns the condition for pages first seen in a period that ends at `to`. */
export const isFirstIn = (at: typeof firstAt | typeof pageVitals.firstAt, from: Date, to: Date): SQL | undefined =>
  and(gte(at, from), lt(at, to));

/** Returns the start of the step of `hours` hours. The first step begins at `from`. */
export const stepOf = (at: typeof firstAt | typeof pageVitals.firstAt, from: Date, stepHours: number): SQL =>
  sql`date_bin(${sql.raw(`'${stepHours} hours'`)}::interval, ${at}, ${sql.raw(`'${from.toISOString()}'`)}::timestamptz)`;

/** Column of a step's start; null in the row of a sum. */
export const startOf = (step: SQL) => sql`${step}`.mapWith((start: string): Date | null => new Date(start));

/** Counts of a remote, of a release, or of a release in a step. Version and start of the step are null in sums. */
export interface Figures extends LoadCounts {
  readonly remote: string;
  readonly version: string | null;
  readonly at: Date | null;
  readonly served: number;
  readonly silent: number;
}

/** Returns the counts of pages first seen in a period, in steps of some hours from `from`, with the sums of releases and remotes. */
export async function figuresBetween(db: Database, from: Date, to: Date, stepHours: number): Promise<Figures[]> {
  const { remote, version } = pageLoads;
  const step = stepOf(firstAt, from, stepHours);
  return db
    .select({
      remote,
      version: sql<string | null>`${version}`,
      at: startOf(step),
      ...outcomeCounts,
      ...silenceCounts,
      p75_ms: sql<number | null>`percentile_disc(0.75) within group (order by ${ms})`,
    })
    .from(pageLoads)
    .where(isFirstIn(firstAt, from, to))
    .groupBy(sql`grouping sets ((${remote}), (${remote}, ${version}), (${remote}, ${version}, ${step}))`);
}

/** Returns the counts of pages by release in the last 24 hours, including the current hour, and the most frequent failures. */
export async function summarise(db: Database): Promise<LoadSummary> {
  const to = new Date((Math.floor(Date.now() / HOUR_MS) + 1) * HOUR_MS);
  const from = new Date(to.getTime() - HOURS * HOUR_MS);
  const [figures, failures] = await Promise.all([
    figuresBetween(db, from, to, HOURS),
    findFailures(db, isFirstIn(firstAt, from, to)),
  ]);
  const releases = figures
    .flatMap(({ remote, version, at, loaded, recovered, fell_back, failed, threw: thrown }) => {
      // A release may have served pages without any report.
      const isReported = loaded + recovered + fell_back + failed + thrown > 0;
      if (version === null || at !== null || !isReported) return [];
      return [{ remote, version, loaded, recovered, fell_back, failed, threw: thrown }];
    })
    .toSorted((a, b) => (a.remote === b.remote ? (a.version < b.version ? 1 : -1) : a.remote < b.remote ? -1 : 1))
    .slice(0, MAX_RELEASES);
  return { hours: HOURS, releases, failures: failures.slice(0, MAX_FAILURES) };
}
