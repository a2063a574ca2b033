import { LRUCache } from 'lru-cache';
import { automaticRollback } from '../registry';
import type { Finding } from './alerts';
import { oneAtATime } from './batch';
import { decide, type JudgeDependencies, type Release } from './decide';
import { findFailures } from './failures';
import { judgeSilence } from './judge-silence';
import { judgeThrows } from './judge-throws';
import { releaseKey } from './page-counts';
import { countedReports, countedSince, tallyOf } from './page-figures';
import { rollbackReason } from './rollback-decision';

const MAX_RELEASES = 1_000;

/** A release is judged once at a time, and after that once for all that was reported of it meanwhile. */
function oncePerRelease(judge: (release: Release) => Promise<void>): (release: Release) => Promise<void> {
  const judging = new LRUCache<string, () => Promise<void>>({ max: MAX_RELEASES });
  return async (release) => {
    const key = releaseKey(release);
    const run = judging.get(key) ?? oneAtATime(async () => judge(release));
    judging.set(key, run);
    await run();
  };
}

const judgeFailures =
  (dependencies: JudgeDependencies) =>
  async (release: Release): Promise<void> => {
    const { db, settings } = dependencies;
    const { remote, version } = release;
    const since = await countedSince(db, remote, version, settings.rollbackMinutes);
    const tally = await tallyOf(db, remote, version, since);
    const finding: Finding = {
      tally,
      reasonFrom: (rollbackPercent) => rollbackReason(tally, { ...settings, rollbackPercent }),
      findFailures: async () => findFailures(db, countedReports(remote, version, since)),
    };
    await decide(dependencies, release, finding, async (reason) => automaticRollback(db, remote, version, reason));
  };

/** Decides by what pages reported, or did not report, whether a release is rolled back. */
export function createJudge(dependencies: JudgeDependencies) {
  return {
    /** After a failure of the release was stored. */
    failed: oncePerRelease(judgeFailures(dependencies)),
    /** After it was stored that its code threw on a page that had loaded. */
    threw: oncePerRelease(judgeThrows(dependencies)),
    /** After a page of the release was served. */
    served: judgeSilence(dependencies),
  };
}
