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

/** A page that loads reports within two minutes (the limit of a load) and the two seconds in which reports are collected. */
export const SETTLE_MINUTES = 3;

const { worst, threw, weight, served, ms, firstAt } = pageLoads;

/** A number of the code, for a statement in which the same expression must be the same text. */
const constant = (number: number) => sql.raw(String(number));
const ended = (outcome: keyof typeof severity) => sql`${worst} = ${constant(severity[outcome])}`;
const countPages = (where: SQL) => sql`count(*) filter (where ${where})`.mapWith(Number);
const sumOf = (column: typeof weight | typeof served, where: SQL) =>
  sql`coalesce(sum(${column}) filter (where ${where}), 0)`.mapWith(Number);

/** Pages by their worst outcome, and those on which anything threw. Only loads are sampled: a page with a worse outcome is one. */
export const outcomeCounts = {
  loaded: sumOf(weight, ended('loaded')),
  recovered: countPages(ended('recovered')),
  fell_back: countPages(ended('fell_back')),
  failed: countPages(ended('failed')),
  threw: countPages(sql`${threw}`),
};

const hasSettled = sql`${firstAt} < now() - make_interval(mins => ${constant(SETTLE_MINUTES)})`;

/** Pages that were sent and had the time to report, and those among them that reported nothing. */
export const silenceCounts = {
  served: sumOf(served, hasSettled),
  silent: sumOf(served, sql`${hasSettled} and ${ended('served')}`),
};

/** Whether a page was first seen in a time, of which `to` is the end. */
export const isFirstIn = (at: typeof firstAt | typeof pageVitals.firstAt, from: Date, to: Date): SQL | undefined =>
  and(gte(at, from), lt(at, to));

/** The start of the step of so many hours, of which the first begins at `from`. */
export const stepOf = (at: typeof firstAt | typeof pageVitals.firstAt, from: Date, stepHours: number): SQL =>
  sql`date_bin(${sql.raw(`'${stepHours} hours'`)}::interval, ${at}, ${sql.raw(`'${from.toISOString()}'`)}::timestamptz)`;

/** The column of a step's start; null in the row of a sum. */
export const startOf = (step: SQL) => sql`${step}`.mapWith((start: string): Date | null => new Date(start));

/** Pages of a remote, of one of its releases, or of a release in a step: the others have null as version or start of the step. */
export interface Figures extends LoadCounts {
  readonly remote: string;
  readonly version: string | null;
  readonly at: Date | null;
  readonly served: number;
  readonly silent: number;
}

/** Returns the pages that were first seen in a time, in steps of so many hours from `from` on, with the sums of releases and remotes. */
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

/** Returns how releases loaded in the last 24 hours, the current one included, in pages, and the most frequent failures. */
export async function summarise(db: Database): Promise<LoadSummary> {
  const to = new Date((Math.floor(Date.now() / HOUR_MS) + 1) * HOUR_MS);
  const from = new Date(to.getTime() - HOURS * HOUR_MS);
  const [figures, failures] = await Promise.all([
    figuresBetween(db, from, to, HOURS),
    findFailures(db, isFirstIn(firstAt, from, to)),
  ]);
  const releases = figures
    .flatMap(({ remote, version, at, loaded, recovered, fell_back, failed, threw: thrown }) => {
      // A release may have been sent and not heard from.
      const isReported = loaded + recovered + fell_back + failed + thrown > 0;
      if (version === null || at !== null || !isReported) return [];
      return [{ remote, version, loaded, recovered, fell_back, failed, threw: thrown }];
    })
    .toSorted((a, b) => (a.remote === b.remote ? (a.version < b.version ? 1 : -1) : a.remote < b.remote ? -1 : 1))
    .slice(0, MAX_RELEASES);
  return { hours: HOURS, releases, failures: failures.slice(0, MAX_FAILURES) };
}
