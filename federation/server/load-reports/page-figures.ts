import { and, desc, eq, gt, max, ne, sql, type SQL } from 'drizzle-orm';
import type { LoadOutcome, LoadSummary } from '../../contract';
import type { Database, Transaction } from '../database';
import { activations } from '../registry';
import { findFailures } from './failures';
import { releaseKey, severity, type OutcomesOfPage } from './page-counts';
import type { Tally, Throws } from './rollback-decision';
import { loadReports } from './schema';

const SUMMARY_HOURS = 24;
const HOUR_MS = 60 * 60 * 1000;

const ago = (ms: number) => new Date(Date.now() - ms);
const outcomes = Object.entries(severity);
const severityOf = sql.join(
  [
    sql`case ${loadReports.outcome}`,
    ...outcomes.map(([outcome, worse]) => sql`when ${sql.raw(`'${outcome}'`)} then ${sql.raw(String(worse))}`),
    sql`end`,
  ],
  sql` `,
);

/**
 * One row for each page and release that was reported, by the worst outcome; the one place from which `/platform`, `/debug`,
 * alerts and the automatic rollback count. `at` is when the page first reported, `durationMs` its slowest timed load.
 */
export function reportedPages(db: Database, where: SQL | undefined) {
  const { remote, version, page, at, outcome, durationMs } = loadReports;
  return db
    .select({
      remote,
      version,
      at: sql<Date>`min(${at})`.mapWith(at).as('first_at'),
      severity: sql<number>`max(${severityOf})`.as('severity'),
      threw: sql<boolean>`bool_or(${outcome} = 'threw')`.as('any_threw'),
      durationMs: sql<number | null>`max(${durationMs})`.as('slowest_ms'),
    })
    .from(loadReports)
    .where(where)
    .groupBy(remote, version, page)
    .as('reported_pages');
}

type ReportedPages = ReturnType<typeof reportedPages>;

/** Pages by their worst outcome, and those on which anything threw. */
export function figuresOf(pages: ReportedPages) {
  const ended = (outcome: LoadOutcome) =>
    sql`count(*) filter (where ${pages.severity} = ${sql.raw(String(severity[outcome]))})`.mapWith(Number);
  return {
    loaded: ended('loaded'),
    recovered: ended('recovered'),
    fell_back: ended('fell_back'),
    failed: ended('failed'),
    threw: sql`count(*) filter (where ${pages.threw})`.mapWith(Number),
  };
}

/** What a page reported before. */
export async function outcomesOfPage(db: Transaction, page: string): Promise<OutcomesOfPage> {
  const { remote, version, outcome } = loadReports;
  const rows = await db
    .selectDistinct({ remote, version, outcome })
    .from(loadReports)
    .where(eq(loadReports.page, page));
  const byRelease = new Map<string, Set<LoadOutcome>>();
  for (const row of rows) {
    const key = releaseKey(row);
    byRelease.set(key, (byRelease.get(key) ?? new Set()).add(row.outcome));
  }
  return byRelease;
}

/** From when on reports on a release count: the last minutes, and since it was last activated. A second chance starts at 0. */
export async function countedSince(db: Database, remote: string, version: string, minutes: number): Promise<Date> {
  const [switched] = await db
    .select({ at: max(activations.at) })
    .from(activations)
    .where(and(eq(activations.name, remote), eq(activations.version, version)));
  return new Date(Math.max(ago(minutes * 60_000).getTime(), switched?.at?.getTime() ?? 0));
}

/** The reports on a release that count for its rollback. */
export const countedReports = (remote: string, version: string, since: Date): SQL | undefined =>
  and(
    eq(loadReports.remote, remote),
    eq(loadReports.version, version),
    gt(loadReports.at, since),
    eq(loadReports.counts, true),
  );

/** Pages that reported a load of a release since then, as far as they count for its rollback. */
export async function tallyOf(db: Database, remote: string, version: string, since: Date): Promise<Tally> {
  const pages = reportedPages(db, countedReports(remote, version, since));
  const [figures] = await db.select(figuresOf(pages)).from(pages);
  const { loaded = 0, recovered = 0, fell_back = 0, failed = 0 } = figures ?? {};
  return { pages: loaded + recovered + fell_back + failed, failed: failed + fell_back };
}

/** The pages of reports that count for a rollback, and those on which code threw after the load. */
export async function throwsIn(db: Database, reports: SQL | undefined): Promise<Throws> {
  const pages = reportedPages(db, reports);
  const [found] = await db.select({ pages: sql`count(*)`.mapWith(Number), threw: figuresOf(pages).threw }).from(pages);
  return found ?? { pages: 0, threw: 0 };
}

/** What the remote's other releases reported in the last 24 hours, as far as it counts. */
export const reportsOfOthers = (remote: string, version: string): SQL | undefined =>
  and(
    eq(loadReports.remote, remote),
    ne(loadReports.version, version),
    gt(loadReports.at, ago(SUMMARY_HOURS * HOUR_MS)),
    eq(loadReports.counts, true),
  );

/** How releases loaded in the last 24 hours, in pages, and the most frequent failures. */
export async function summarise(db: Database): Promise<LoadSummary> {
  const isRecent = gt(loadReports.at, ago(SUMMARY_HOURS * HOUR_MS));
  const pages = reportedPages(db, isRecent);
  const releases = await db
    .select({ remote: pages.remote, version: pages.version, ...figuresOf(pages) })
    .from(pages)
    .groupBy(pages.remote, pages.version)
    .orderBy(pages.remote, desc(pages.version))
    .limit(100);
  return { hours: SUMMARY_HOURS, releases, failures: (await findFailures(db, isRecent)).slice(0, 20) };
}
