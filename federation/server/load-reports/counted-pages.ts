import { and, eq, gt, max, ne, or, type SQL } from 'drizzle-orm';
import type { Database } from '../database';
import { activations, findActivations, isVersionSwitch } from '../registry';
import { outcomeCounts, SETTLE_MINUTES, silenceCounts } from './figures';
import { outcomeSeverity } from './outcomes';
import {
  isForSilence,
  type SilentPageCounts,
  type FailedPageCounts,
  type ThrowingPageCounts,
} from './rollback-decision';
import { pageLoads } from './schema';

const USUAL_MINUTES = 24 * 60;
const MINUTE_MS = 60_000;

const { remote: ofRemote, version: ofVersion } = pageLoads;

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS);

const isOf = (remote: string, version: string) => and(eq(ofRemote, remote), eq(ofVersion, version));

/**
 * Returns the time from which reports on a release count: `minutes` ago, or the release's last activation if that is later.
 */
export async function countedSince(db: Database, remote: string, version: string, minutes: number): Promise<Date> {
  const [switched] = await db
    .select({ at: max(activations.at) })
    .from(activations)
    .where(and(eq(activations.name, remote), eq(activations.version, version)));
  return new Date(Math.max(minutesAgo(minutes).getTime(), switched?.at?.getTime() ?? 0));
}

/** Returns the condition for reports on a release that count for its rollback. */
export const countedReports = (remote: string, version: string, since: Date): SQL | undefined =>
  and(isOf(remote, version), gt(pageLoads.at, since), eq(pageLoads.counts, true));

/** Returns the condition for counted reports on the remote's other releases in the last 24 hours. */
export const reportsOfOthers = (remote: string, version: string): SQL | undefined =>
  and(
    eq(ofRemote, remote),
    ne(ofVersion, version),
    gt(pageLoads.at, minutesAgo(USUAL_MINUTES)),
    eq(pageLoads.counts, true),
  );

const NO_PAGES = { loaded: 0, recovered: 0, fell_back: 0, failed: 0, threw: 0 };

async function countPages(db: Database, reports: SQL | undefined) {
  const [counts = NO_PAGES] = await db.select(outcomeCounts).from(pageLoads).where(reports);
  const { loaded, recovered, fell_back, failed, threw } = counts;
  return { pages: loaded + recovered + fell_back + failed, failed: failed + fell_back, threw };
}

/** Counts the pages that match the condition `reports`, and the pages among them on which the release did not load. */
export async function countFailedPages(db: Database, reports: SQL | undefined): Promise<FailedPageCounts> {
  const { pages, failed } = await countPages(db, reports);
  return { pages, failed };
}

/** Counts the pages that match the condition `reports`, and the pages among them on which code threw after the load. */
export async function countThrowingPages(db: Database, reports: SQL | undefined): Promise<ThrowingPageCounts> {
  const { pages, threw } = await countPages(db, reports);
  // `pages` can be less than `threw`, because loads are sampled and errors are not.
  return { pages: Math.max(pages, threw), threw };
}

async function countSilence(db: Database, pages: SQL | undefined): Promise<SilentPageCounts> {
  const [counts] = await db.select(silenceCounts).from(pageLoads).where(pages);
  return counts ?? { served: 0, silent: 0 };
}

/** Returns the numbers of served and silent pages of a release in the counted time. */
export async function countSilentPages(
  db: Database,
  remote: string,
  version: string,
  minutes: number,
): Promise<SilentPageCounts> {
  const since = await countedSince(db, remote, version, minutes + SETTLE_MINUTES);
  return countSilence(db, and(isOf(remote, version), gt(pageLoads.firstAt, since)));
}

/** Returns numbers of served and silent pages of the remote's other releases in the last 24 hours: the usual silence. */
export const countSilentPagesOfOtherReleases = async (
  db: Database,
  remote: string,
  version: string,
): Promise<SilentPageCounts> =>
  countSilence(db, and(eq(ofRemote, remote), ne(ofVersion, version), gt(pageLoads.firstAt, minutesAgo(USUAL_MINUTES))));

/** Returns the numbers of served and silent pages of all other releases, of any remote, in this release's counted time. */
export async function countSilentPagesOfOthers(
  db: Database,
  remote: string,
  version: string,
  minutes: number,
): Promise<SilentPageCounts> {
  const since = await countedSince(db, remote, version, minutes + SETTLE_MINUTES);
  return countSilence(db, and(or(ne(ofRemote, remote), ne(ofVersion, version)), gt(pageLoads.firstAt, since)));
}

/** True if the remote's last change was a rollback because of silent pages, and no page has reported since then. */
export async function isStillSilent(db: Database, remote: string): Promise<boolean> {
  const last = (await findActivations(db, remote)).findLast(isVersionSwitch);
  if (last?.action !== 'automatic' || !isForSilence(last.reason)) return false;
  const { version, at } = last;
  const isHeard = and(
    isOf(remote, version),
    gt(pageLoads.firstAt, at),
    gt(pageLoads.served, 0),
    gt(pageLoads.worst, outcomeSeverity.served),
  );
  return (await db.$count(pageLoads, isHeard)) === 0;
}
