import { and, eq, gt, max, ne, sql, type SQL } from 'drizzle-orm';
import type { LoadOutcome } from '../../contract';
import type { Database, Transaction } from '../database';
import { activations } from '../registry';
import { releaseKey, severity } from './page-counts';
import type { Tally, Throws } from './rollback-decision';
import { loadReports } from './schema';

const USUAL_HOURS = 24;
const HOUR_MS = 60 * 60 * 1000;

const ago = (ms: number) => new Date(Date.now() - ms);
const outcomes = Object.entries(severity);
const LOADED = sql.raw(String(severity.loaded));
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
 * alerts and the automatic rollback count. `at` is `by`, or when the page first reported, `durationMs` its slowest timed load.
 * `weight`: for how many pages it stands. Only loads are sampled, so that a page that came to worse is one.
 * @param by pages count once in each of it, such as in an hour
 */
export function reportedPages(db: Database | Transaction, where: SQL | undefined, by?: SQL) {
  const { remote, version, page, at, outcome, durationMs, weight } = loadReports;
  const worst = sql`max(${severityOf})`;
  return db
    .select({
      remote,
      version,
      at: sql<Date>`${by ?? sql`min(${at})`}`.mapWith(at).as('first_at'),
      severity: sql<number>`${worst}`.as('severity'),
      weight: sql<number>`case ${worst} when ${LOADED} then max(${weight}) else 1 end`.as('pages'),
      threw: sql<boolean>`bool_or(${outcome} = 'threw')`.as('any_threw'),
      durationMs: sql<number | null>`max(${durationMs})`.as('slowest_ms'),
    })
    .from(loadReports)
    .where(where)
    .groupBy(remote, version, page, ...(by ? [by] : []))
    .as('reported_pages');
}

type ReportedPages = ReturnType<typeof reportedPages>;

/** Pages by their worst outcome, and those on which anything threw. */
export function figuresOf(pages: ReportedPages) {
  const ended = (outcome: LoadOutcome) =>
    sql`coalesce(sum(${pages.weight}) filter (where ${pages.severity} = ${sql.raw(String(severity[outcome]))}), 0)`.mapWith(
      Number,
    );
  return {
    loaded: ended('loaded'),
    recovered: ended('recovered'),
    fell_back: ended('fell_back'),
    failed: ended('failed'),
    threw: sql`count(*) filter (where ${pages.threw})`.mapWith(Number),
  };
}

/** What pages reported before, by page. */
export async function outcomesOfPages(
  db: Transaction,
  pages: readonly string[],
): Promise<Map<string, Map<string, Set<LoadOutcome>>>> {
  const { remote, version, outcome, page } = loadReports;
  const rows = await db
    .selectDistinct({ page, remote, version, outcome })
    .from(loadReports)
    .where(sql`${page} = any(${sql.param(pages)}::text[])`);
  const byPage = new Map<string, Map<string, Set<LoadOutcome>>>(pages.map((one) => [one, new Map()]));
  for (const row of rows) {
    const byRelease = byPage.get(row.page);
    const key = releaseKey(row);
    byRelease?.set(key, (byRelease.get(key) ?? new Set()).add(row.outcome));
  }
  return byPage;
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
  const [found] = await db.select(figuresOf(pages)).from(pages);
  const { loaded = 0, recovered = 0, fell_back = 0, failed = 0, threw = 0 } = found ?? {};
  // The load of a page that threw may be one that another stands for.
  return { pages: Math.max(loaded + recovered + fell_back + failed, threw), threw };
}

/** What the remote's other releases reported in the last 24 hours, as far as it counts. */
export const reportsOfOthers = (remote: string, version: string): SQL | undefined =>
  and(
    eq(loadReports.remote, remote),
    ne(loadReports.version, version),
    gt(loadReports.at, ago(USUAL_HOURS * HOUR_MS)),
    eq(loadReports.counts, true),
  );
