import { and, countDistinct, eq, gt, lt, sql } from 'drizzle-orm';
import type { LoadEvent } from '../../contract';
import type { Database } from '../database';
import { releases } from '../registry';
import type { Tally } from './rollback-decision';
import { newCounts, releaseKey } from './page-counts';
import { outcomesOfPage } from './page-figures';
import { loadCounts, loadReports, servedPages } from './schema';

const RETENTION_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

const ago = (ms: number) => new Date(Date.now() - ms);

/** Without a network nothing loads, whatever was released; of pages that lead to each other, any may be the wrong one. */
const BLAMELESS: ReadonlySet<string> = new Set(['offline', 'redirect-loop']);

/** What all events of one request have in common. */
export interface Reporter {
  readonly page: string;
  readonly browser: string;
  /** Whether the page counts for automatic rollback. */
  readonly counts: boolean;
  /** The events of pages that were not hydrated that count against prerendering of their release. */
  readonly mismatches: readonly LoadEvent[];
}

/** Of an event: the browser did not hydrate a prerendered page. */
export const HYDRATION_STAGE = 'written-page';

/** Stores events, and counts the page by those of `counted`: both or neither. */
export async function saveEvents(
  db: Database,
  { page, browser, counts, mismatches }: Reporter,
  { counted, stored }: { readonly counted: readonly LoadEvent[]; readonly stored: readonly LoadEvent[] },
): Promise<void> {
  const rows = stored.map((event) => {
    const { remote, version, stage, reason, outcome, chunk_id, status, detail, message, stack, duration_ms } = event;
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
      counts: counts && !BLAMELESS.has(detail ?? '') && (stage !== HYDRATION_STAGE || mismatches.includes(event)),
      durationMs: duration_ms ?? null,
    };
  });
  await db.transaction(async (transaction) => {
    const news = newCounts(counted, await outcomesOfPage(transaction, page));
    if (rows.length > 0) await transaction.insert(loadReports).values(rows);
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
  const pages = countDistinct(loadReports.page);
  const isMismatch = eq(loadReports.stage, HYDRATION_STAGE);
  const [tally] = await db
    .select({ pages, failed: sql`${pages} filter (where ${isMismatch})`.mapWith(Number) })
    .from(loadReports)
    .where(isRelevant);
  return tally ?? { pages: 0, failed: 0 };
}

/** Every counter, as `/metrics` returns it. */
export async function allCounts(db: Database) {
  return db
    .select()
    .from(loadCounts)
    .orderBy(loadCounts.remote, loadCounts.version, loadCounts.stage, loadCounts.reason, loadCounts.outcome);
}

export async function deleteOldReports(db: Database): Promise<void> {
  const end = ago(RETENTION_DAYS * DAY_MS);
  await db.delete(loadReports).where(lt(loadReports.at, end));
  await db.delete(servedPages).where(lt(servedPages.at, end));
}
