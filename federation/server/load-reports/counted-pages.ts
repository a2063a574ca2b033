import { and, eq, gt, max, ne, or, type SQL } from 'drizzle-orm';
import type { Database } from '../database';
import { activations, findActivations, isVersionChange } from '../registry';
import { outcomeCountColumns, SILENT_AFTER_MINUTES, silenceCounts } from './figures';
import { outcomeSeverity } from './outcomes';
import { isSilenceReason, type PageCounts } from './rollback-decision';
import { pageLoads } from './schema';

const USUAL_MINUTES = 24 * 60;
const MINUTE_MS = 60_000;

const { remote: ofRemote, version: ofVersion } = pageLoads;

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS);

const isOf = (remote: string, version: string) => and(eq(ofRemote, remote), eq(ofVersion, version));

/** Returns the time from which reports count: `minutes` ago, or the release's last activation if that is later. */
export async function findCountingStart(db: Database, remote: string, version: string, minutes: number): Promise<Date> {
  const [switched] = await db
    .select({ at: max(activations.at) })
    .from(activations)
    .where(and(eq(activations.name, remote), eq(activations.version, version)));
  return new Date(Math.max(minutesAgo(minutes).getTime(), switched?.at?.getTime() ?? 0));
}

export const countedReportsCondition = (remote: string, version: string, since: Date): SQL | undefined =>
  and(isOf(remote, version), gt(pageLoads.at, since), eq(pageLoads.counts, true));

/** Returns the condition for counted reports on the remote's other releases in the last 24 hours. */
export const otherReleaseReportsCondition = (remote: string, version: string): SQL | undefined =>
  and(
    eq(ofRemote, remote),
    ne(ofVersion, version),
    gt(pageLoads.at, minutesAgo(USUAL_MINUTES)),
    eq(pageLoads.counts, true),
  );

const NO_PAGES = { loaded: 0, recovered: 0, fell_back: 0, failed: 0, threw: 0 };

async function countPages(db: Database, reports: SQL | undefined) {
  const [counts = NO_PAGES] = await db.select(outcomeCountColumns).from(pageLoads).where(reports);
  const { loaded, recovered, fell_back, failed, threw } = counts;
  return { pages: loaded + recovered + fell_back + failed, failed: failed + fell_back, threw };
}

export async function countFailedPages(db: Database, reports: SQL | undefined): Promise<PageCounts> {
  const { pages, failed } = await countPages(db, reports);
  return { pages, failed };
}

export async function countThrowingPages(db: Database, reports: SQL | undefined): Promise<PageCounts> {
  const { pages, threw } = await countPages(db, reports);
  // Loads are sampled and errors are not, so the estimated number of pages can be below the number of pages with errors.
  return { pages: Math.max(pages, threw), failed: threw };
}

/**
 * Counts served pages, with silent pages as failed. `now`: the release in the counted time; `usual`: the remote's other
 * releases in the last 24 hours; `countOthers`: every other release in the counted time.
 */
export async function countSilentPages(db: Database, remote: string, version: string, minutes: number) {
  const since = await findCountingStart(db, remote, version, minutes + SILENT_AFTER_MINUTES);
  const count = async (pages: SQL | undefined, from: Date): Promise<PageCounts> => {
    const where = and(pages, gt(pageLoads.firstAt, from));
    const [counts] = await db.select(silenceCounts).from(pageLoads).where(where);
    return { pages: counts?.served ?? 0, failed: counts?.silent ?? 0 };
  };
  const [now, usual] = await Promise.all([
    count(isOf(remote, version), since),
    count(and(eq(ofRemote, remote), ne(ofVersion, version)), minutesAgo(USUAL_MINUTES)),
  ]);
  return { now, usual, countOthers: async () => count(or(ne(ofRemote, remote), ne(ofVersion, version)), since) };
}

/** True if the last change was an automatic rollback for silence, and no page has reported the new version since then. */
export async function isStillSilent(db: Database, remote: string): Promise<boolean> {
  const last = (await findActivations(db, remote)).findLast(isVersionChange);
  if (last?.action !== 'automatic' || !isSilenceReason(last.reason)) return false;
  const { version, at } = last;
  const isHeard = and(
    isOf(remote, version),
    gt(pageLoads.firstAt, at),
    gt(pageLoads.served, 0),
    gt(pageLoads.worst, outcomeSeverity.served),
  );
  return (await db.$count(pageLoads, isHeard)) === 0;
}
