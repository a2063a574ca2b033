import { and, eq, gt, sql } from 'drizzle-orm';
import type { LoadEvent, LoadOutcome } from '../../contract';
import type { Database } from '../database';
import { releases } from '../registry';
import type { Tally } from './rollback-decision';
import { newCounts, releaseKey, sumCounts, type WeighedEvent } from './page-counts';
import { figuresOf, outcomesOfPages, reportedPages } from './page-figures';
import { loadCounts, loadReports } from './schema';

const ago = (ms: number) => new Date(Date.now() - ms);

/** Without a network nothing loads, whatever was released; of pages that lead to each other, any may be the wrong one. */
const BLAMELESS: ReadonlySet<string> = new Set(['offline', 'redirect-loop']);

/** What came in one request. */
export interface StoredReport {
  readonly page: string;
  readonly browser: string;
  /** Whether the page counts for automatic rollback. */
  readonly counts: boolean;
  /** The events of pages that were not hydrated that count against prerendering of their release. */
  readonly mismatches: readonly LoadEvent[];
  /** The events that the counters count. */
  readonly counted: readonly WeighedEvent[];
  /** Those among them that are stored. */
  readonly stored: readonly WeighedEvent[];
  /** Releases (`releaseKey`) whose load in the page was not kept: another one stands for it. */
  readonly passed: readonly string[];
}

/** Of an event: the browser did not hydrate a prerendered page. */
export const HYDRATION_STAGE = 'written-page';

const ROWS_AT_ONCE = 1_000;

function rowsOf({ page, browser, counts, mismatches, stored }: StoredReport) {
  return stored.map((event) => {
    const { remote, version, stage, reason, outcome, chunk_id, status, detail, message, stack, duration_ms, weight } =
      event;
    const isMismatch = mismatches.some((one) => one.stage === stage && releaseKey(one) === releaseKey(event));
    return {
      remote,
      version,
      stage,
      reason,
      outcome,
      detail: detail ?? null,
      chunk: chunk_id ?? null,
      message: message ?? null,
      stack: message === undefined ? null : (stack ?? []).join('\n'),
      status: status ?? null,
      browser,
      page,
      counts: counts && !BLAMELESS.has(detail ?? '') && (stage !== HYDRATION_STAGE || isMismatch),
      durationMs: duration_ms ?? null,
      weight,
    };
  });
}

/** What reports add to the counters, one after the other, next to what their pages reported `before`. */
function countsOf(reports: readonly StoredReport[], before: Awaited<ReturnType<typeof outcomesOfPages>>) {
  return reports.flatMap(({ page, counted, passed }) => {
    const known = before.get(page) ?? new Map<string, Set<LoadOutcome>>();
    before.set(page, known);
    const add = (key: string, outcome: LoadOutcome) => known.set(key, (known.get(key) ?? new Set()).add(outcome));
    for (const key of passed) add(key, 'loaded');
    const news = newCounts(counted, known);
    for (const event of counted) add(releaseKey(event), event.outcome);
    return news;
  });
}

/** Stores the reports of a second, and counts their pages: both or neither. */
export async function saveReports(db: Database, reports: readonly StoredReport[]): Promise<void> {
  const rows = reports.flatMap(rowsOf);
  await db.transaction(async (transaction) => {
    const before = await outcomesOfPages(transaction, [...new Set(reports.map(({ page }) => page))]);
    const news = sumCounts(countsOf(reports, before));
    for (let first = 0; first < rows.length; first += ROWS_AT_ONCE) {
      await transaction.insert(loadReports).values(rows.slice(first, first + ROWS_AT_ONCE));
    }
    if (news.length === 0) return;
    await transaction
      .insert(loadCounts)
      .values(news)
      .onConflictDoUpdate({
        target: [loadCounts.remote, loadCounts.version, loadCounts.stage, loadCounts.reason, loadCounts.outcome],
        set: {
          count: sql`${loadCounts.count} + excluded.count`,
          pages: sql`${loadCounts.pages} + excluded.pages`,
        },
      });
  });
}

/** Which of these releases are published, as `releaseKey`s: one query, however many there are. */
export async function publishedAmong(
  db: Database,
  events: readonly Pick<LoadEvent, 'remote' | 'version'>[],
): Promise<ReadonlySet<string>> {
  if (events.length === 0) return new Set();
  const key = sql<string>`${releases.name} || ' ' || ${releases.version}`;
  const names = sql.param([...new Set(events.map(({ remote }) => remote))]);
  const rows = await db
    .select({ key })
    .from(releases)
    // By name first, which has an index.
    .where(
      and(
        sql`${releases.name} = any(${names}::text[])`,
        sql`${key} = any(${sql.param(events.map(releaseKey))}::text[])`,
      ),
    );
  return new Set(rows.map((row) => row.key));
}

/** The files of a published release; none when there is no such release. */
export async function filesOfRelease(
  db: Database,
  { remote, version }: Pick<LoadEvent, 'remote' | 'version'>,
): Promise<string[]> {
  const isIt = and(eq(releases.name, remote), eq(releases.version, version));
  const [found] = await db.select({ manifest: releases.manifest }).from(releases).where(isIt);
  return Object.keys(found?.manifest.files ?? {});
}

/**
 * Pages that reported on a release in the last minutes, and at the earliest since `since`, and those whose browser did not
 * hydrate what was prerendered.
 */
export async function hydrationTally(
  db: Database,
  { remote, version }: Pick<LoadEvent, 'remote' | 'version'>,
  minutes: number,
  since?: Date,
): Promise<Tally> {
  const earliest = new Date(Math.max(ago(minutes * 60_000).getTime(), since?.getTime() ?? 0));
  const isRelevant = and(
    eq(loadReports.remote, remote),
    eq(loadReports.version, version),
    gt(loadReports.at, earliest),
    eq(loadReports.counts, true),
  );
  const isMismatch = and(isRelevant, eq(loadReports.stage, HYDRATION_STAGE));
  const [pages, mismatches] = [reportedPages(db, isRelevant), reportedPages(db, isMismatch)];
  const [[all], failed] = await Promise.all([db.select(figuresOf(pages)).from(pages), db.$count(mismatches)]);
  const { loaded = 0, recovered = 0, fell_back = 0, failed: broken = 0 } = all ?? {};
  return { pages: loaded + recovered + fell_back + broken, failed };
}

/** Every counter, as `/metrics` returns it. */
export async function allCounts(db: Database) {
  return db
    .select()
    .from(loadCounts)
    .orderBy(loadCounts.remote, loadCounts.version, loadCounts.stage, loadCounts.reason, loadCounts.outcome);
}
