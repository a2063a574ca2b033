import type { Database } from '../database';
import { automaticRollback } from '../registry';
import type { Alerts, Finding } from './alerts';
import { describeFailures, findFailures } from './failures';
import { countedReports, countedSince, tallyOf } from './page-figures';
import {
  isOwnSilence,
  rollbackReason,
  silenceReason,
  silenceTally,
  usualSilence,
  type RollbackLimits,
} from './rollback-decision';
import { isStillSilent, silenceOf, silenceOfOthers } from './served-pages';

interface Release {
  readonly remote: string;
  readonly version: string;
}

/** How often each server looks for silent pages of a release. */
const SILENCE_EVERY_MS = 10_000;

interface JudgeDependencies {
  readonly db: Database;
  readonly settings: RollbackLimits;
  readonly alerts: Alerts;
}

/** Decides by what pages reported, or did not report, whether a release is rolled back. */
export function createJudge({ db, settings, alerts }: JudgeDependencies) {
  const judgedAt = new Map<string, number>();

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
