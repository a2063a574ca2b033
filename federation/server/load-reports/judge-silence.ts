import { automaticRollback } from '../registry';
import type { Finding } from './alerts';
import { decide, type JudgeDependencies, type Release } from './decide';
import { releaseKey } from './page-counts';
import { isOwnSilence, silenceReason, silenceTally, usualSilence } from './rollback-decision';
import { isStillSilent, silenceOf, silenceOfOtherReleases, silenceOfOthers } from './served-pages';

/** How often each server looks for silent pages of a release. */
const EVERY_MS = 10_000;

/** Decides, after a page of a release was served, whether its pages report so little that it is rolled back. */
export function judgeSilence(dependencies: JudgeDependencies): (release: Release) => Promise<void> {
  const { db, settings } = dependencies;
  const judgedAt = new Map<string, number>();

  return async (release) => {
    const { remote, version } = release;
    const key = releaseKey(release);
    if (Date.now() - (judgedAt.get(key) ?? 0) < EVERY_MS) return;
    judgedAt.set(key, Date.now());
    const [now, usual] = await Promise.all([
      silenceOf(db, remote, version, settings.rollbackMinutes),
      silenceOfOtherReleases(db, remote, version),
    ]);
    const usualPercent = usualSilence(usual, settings);
    const finding: Finding = {
      tally: silenceTally(now, usualPercent),
      reasonFrom: (rollbackPercent) => silenceReason(now, usualPercent, { ...settings, rollbackPercent }),
      findFailures: async () => [],
    };
    await decide(dependencies, release, finding, async (reason) => {
      const others = await silenceOfOthers(db, remote, version, settings.rollbackMinutes);
      if (!isOwnSilence(now, usualPercent, others, settings) || (await isStillSilent(db, remote))) return undefined;
      return automaticRollback(db, remote, version, reason, { onlyToRelease: true });
    });
  };
}
