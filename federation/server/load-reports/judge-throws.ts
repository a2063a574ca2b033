import { and, eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { JudgeDependencies, Release } from './decide';
import { findFailures } from './failures';
import { releaseKey } from './page-counts';
import { countedReports, countedSince, reportsOfOthers, throwsIn } from './page-figures';
import { throwReason, throwTally, usualThrows } from './rollback-decision';
import { loadReports } from './schema';

/** What is usual of a remote is counted over a day: once for a while. */
const USUAL = { max: 1_000, ttl: 10 * 60_000 };

/** Tells operators, after code of a release threw on a page that had loaded, if it does on too many; nothing is rolled back. */
export function judgeThrows({ db, settings, alerts }: JudgeDependencies): (release: Release) => Promise<void> {
  const usualOf = new LRUCache<string, number>(USUAL);
  const usualThrowsOf = async (release: Release): Promise<number> => {
    const key = releaseKey(release);
    const { remote, version } = release;
    const usual = usualOf.get(key) ?? usualThrows(await throwsIn(db, reportsOfOthers(remote, version)), settings);
    usualOf.set(key, usual, { noUpdateTTL: true });
    return usual;
  };

  return async (release) => {
    const { remote, version } = release;
    const since = await countedSince(db, remote, version, settings.rollbackMinutes);
    const reports = countedReports(remote, version, since);
    const throws = await throwsIn(db, reports);
    if (throws.threw < settings.rollbackPages) return;
    const usual = await usualThrowsOf(release);
    await alerts.checkThrows(remote, version, {
      tally: throwTally(throws, usual),
      reasonFrom: (rollbackPercent) => throwReason(throws, usual, { ...settings, rollbackPercent }),
      findFailures: async () => findFailures(db, and(reports, eq(loadReports.outcome, 'threw'))),
    });
  };
}
