import { and, eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database';
import { automaticRollback } from '../registry';
import type { Alerts, Finding } from './alerts';
import { describeFailures, findFailures } from './failures';
import { countedReports, countedSince, reportsOfOthers, tallyOf, throwsIn } from './page-figures';
import {
  isOwnSilence,
  rollbackReason,
  silenceReason,
  silenceTally,
  throwReason,
  throwTally,
  usualSilence,
  usualThrows,
  type RollbackLimits,
} from './rollback-decision';
import { loadReports } from './schema';
import { isStillSilent, silenceOf, silenceOfOthers } from './served-pages';

interface Release {
  readonly remote: string;
  readonly version: string;
}

/** How often each server looks for silent pages of a release. */
const SILENCE_EVERY_MS = 10_000;

/** What is usual of a remote is counted over a day: once for a while. */
const USUAL = { max: 1_000, ttl: 10 * 60_000 };

interface JudgeDependencies {
  readonly db: Database;
  readonly settings: RollbackLimits;
  readonly alerts: Alerts;
}

/** Decides by what pages reported, or did not report, whether a release is rolled back. */
export function createJudge({ db, settings, alerts }: JudgeDependencies) {
  const judgedAt = new Map<string, number>();
  const usualOf = new LRUCache<string, number>(USUAL);
  const usualThrowsOf = async ({ remote, version }: Release): Promise<number> => {
    const key = `${remote} ${version}`;
    const usual = usualOf.get(key) ?? usualThrows(await throwsIn(db, reportsOfOthers(remote, version)), settings);
    usualOf.set(key, usual, { noUpdateTTL: true });
    return usual;
  };

  const decide = async (
    { remote, version }: Release,
    finding: Finding,
    rollBack: (reason: string) => Promise<string | undefined>,
  ): Promise<void> => {
    const reason = finding.reasonFrom(settings.rollbackPercent);
    const failures = reason === undefined ? [] : await finding.findFailures();
    const replacement = reason === undefined ? undefined : await rollBack(`${reason}${describeFailures(failures)}`);
    if (replacement === undefined) await alerts.checkRate(remote, version, finding);
    else await alerts.rolledBack(remote, failures);
  };

  return {
    /** After a failure of the release was reported. */
    failed: async (release: Release): Promise<void> => {
      const { remote, version } = release;
      const since = await countedSince(db, remote, version, settings.rollbackMinutes);
      const tally = await tallyOf(db, remote, version, since);
      const finding: Finding = {
        tally,
        reasonFrom: (rollbackPercent) => rollbackReason(tally, { ...settings, rollbackPercent }),
        findFailures: async () => findFailures(db, countedReports(remote, version, since)),
      };
      await decide(release, finding, async (reason) => automaticRollback(db, remote, version, reason));
    },

    /** After its code threw on a page that had loaded: operators hear of it, and nothing is rolled back. */
    threw: async (release: Release): Promise<void> => {
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
    },

    /** After a page of the release was served. */
    served: async (release: Release): Promise<void> => {
      const { remote, version } = release;
      const key = `${remote} ${version}`;
      if (Date.now() - (judgedAt.get(key) ?? 0) < SILENCE_EVERY_MS) return;
      judgedAt.set(key, Date.now());
      const { now, usual } = await silenceOf(db, remote, version, settings.rollbackMinutes);
      const usualPercent = usualSilence(usual, settings);
      const finding: Finding = {
        tally: silenceTally(now, usualPercent),
        reasonFrom: (rollbackPercent) => silenceReason(now, usualPercent, { ...settings, rollbackPercent }),
        findFailures: async () => [],
      };
      await decide(release, finding, async (reason) => {
        const others = await silenceOfOthers(db, remote, version, settings.rollbackMinutes);
        if (!isOwnSilence(now, usualPercent, others, settings) || (await isStillSilent(db, remote))) return undefined;
        return automaticRollback(db, remote, version, reason, { onlyToRelease: true });
      });
    },
  };
}
