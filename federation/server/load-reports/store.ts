import { and, count, countDistinct, desc, eq, gt, inArray, lt, max, or, sql } from 'drizzle-orm';
import type { LoadEvent, LoadSummary } from '../../contract';
import type { Database } from '../database';
import { activations, releases } from '../registry';
import type { Tally } from './rollback-decision';
import { loadCounts, loadReports } from './schema';

const RETENTION_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
const SUMMARY_HOURS = 24;

const ago = (ms: number) => new Date(Date.now() - ms);

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

type Counted = Pick<LoadEvent, 'remote' | 'version' | 'stage' | 'reason' | 'outcome'>;

function countEvents(events: readonly LoadEvent[]): (Counted & { count: number })[] {
  const counts = new Map<string, Counted & { count: number }>();
  for (const { remote, version, stage, reason, outcome } of events) {
    const key = [remote, version, stage, reason, outcome].join(' ');
    counts.set(key, { remote, version, stage, reason, outcome, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  // Always in the same order: two servers that count the same at once must not deadlock.
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

/** Stores events and counts those of `counted`, both or neither. */
export async function saveEvents(
  db: Database,
  { page, browser, counts, mismatches }: Reporter,
  { counted, stored }: { readonly counted: readonly LoadEvent[]; readonly stored: readonly LoadEvent[] },
): Promise<void> {
  const rows = stored.map((event) => {
    const { remote, version, stage, reason, outcome, chunk_id, status, detail, duration_ms } = event;
    return {
      remote,
      version,
      stage,
      reason,
      outcome,
      chunk: chunk_id ?? null,
      status: status ?? null,
      browser,
      page,
      // Without a network nothing loads, whatever was released.
      counts: counts && detail !== 'offline' && (stage !== HYDRATION_STAGE || mismatches.includes(event)),
      durationMs: duration_ms ?? null,
    };
  });
  await db.transaction(async (transaction) => {
    if (rows.length > 0) await transaction.insert(loadReports).values(rows);
    await transaction
      .insert(loadCounts)
      .values(countEvents(counted))
      .onConflictDoUpdate({
        target: [loadCounts.remote, loadCounts.version, loadCounts.stage, loadCounts.reason, loadCounts.outcome],
        set: { count: sql`${loadCounts.count} + excluded.count` },
      });
  });
}

/** The name and version of a release, as a key of `publishedAmong`. */
export const releaseKey = ({ remote, version }: Pick<LoadEvent, 'remote' | 'version'>): string =>
  `${remote} ${version}`;

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

const isFailed = inArray(loadReports.outcome, ['failed', 'fell_back']);

/** Pages that reported on a release in the last minutes, and since it was last activated: a second chance starts at 0. */
export async function tallyOf(db: Database, remote: string, version: string, minutes: number): Promise<Tally> {
  const isActivation = and(eq(activations.name, remote), eq(activations.version, version));
  const [switched] = await db
    .select({ at: max(activations.at) })
    .from(activations)
    .where(isActivation);
  const since = new Date(Math.max(ago(minutes * 60_000).getTime(), switched?.at?.getTime() ?? 0));
  const isRelevant = and(
    eq(loadReports.remote, remote),
    eq(loadReports.version, version),
    gt(loadReports.at, since),
    eq(loadReports.counts, true),
  );
  const pages = countDistinct(loadReports.page);
  const [tally] = await db
    .select({ pages, failed: sql`${pages} filter (where ${isFailed})`.mapWith(Number) })
    .from(loadReports)
    .where(isRelevant);
  return tally ?? { pages: 0, failed: 0 };
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

const outcomeCount = (outcome: LoadEvent['outcome']) =>
  sql`count(*) filter (where ${loadReports.outcome} = ${outcome})`.mapWith(Number);

/** How releases loaded in the last 24 hours, and the most frequent failures. */
export async function summarise(db: Database): Promise<LoadSummary> {
  const isRecent = gt(loadReports.at, ago(SUMMARY_HOURS * 60 * 60 * 1000));
  const { remote, version, stage, reason } = loadReports;
  const releaseRows = await db
    .select({
      remote,
      version,
      loaded: outcomeCount('loaded'),
      recovered: outcomeCount('recovered'),
      fell_back: outcomeCount('fell_back'),
      failed: outcomeCount('failed'),
      threw: outcomeCount('threw'),
    })
    .from(loadReports)
    .where(isRecent)
    .groupBy(remote, version)
    .orderBy(remote, desc(version))
    .limit(100);
  const failures = await db
    .select({ remote, version, stage, reason, count: count() })
    .from(loadReports)
    .where(and(isRecent, or(isFailed, eq(loadReports.outcome, 'threw'))))
    .groupBy(remote, version, stage, reason)
    .orderBy(desc(count()))
    .limit(20);
  return { hours: SUMMARY_HOURS, releases: releaseRows, failures };
}

export async function deleteOldReports(db: Database): Promise<void> {
  await db.delete(loadReports).where(lt(loadReports.at, ago(RETENTION_DAYS * DAY_MS)));
}
