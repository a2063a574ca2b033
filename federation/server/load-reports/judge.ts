import { and, lt } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { LoadFailure } from '../../contract';
import type { Database } from '../database';
import { rollBackAutomatically } from '../registry';
import { runOneAtATime } from './batch';
import {
  countedReports,
  countedSince,
  isStillSilent,
  reportsOfOthers,
  countSilentPages,
  countSilentPagesOfOtherReleases,
  countSilentPagesOfOthers,
  countFailedPages,
  countThrowingPages,
} from './counted-pages';
import { findFailures, describeFailures } from './failures';
import { releaseKey, outcomeSeverity } from './outcomes';
import {
  rollbackReason,
  isSilenceOfRelease,
  silenceReason,
  silenceBeyondUsual,
  usualSilentPercent,
  throwReason,
  throwsBeyondUsual,
  usualThrowingPercent,
  type RollbackLimits,
  type FailedPageCounts,
} from './rollback-decision';
import { pageLoads } from './schema';

/** Evidence about a release: reports of pages, or silent pages. */
export interface RollbackEvidence {
  readonly tally: FailedPageCounts;
  /** Returns the reason for a rollback or alert if the share of failed pages reaches `percent`; undefined below. */
  readonly reasonFrom: (percent: number) => string | undefined;
  readonly findFailures: () => Promise<readonly LoadFailure[]>;
}

/** Functions that notify operators and teams about failing releases. Their promises never reject. */
export interface Alerts {
  /** Sends an alert about the rollback that was the remote's last change. `failures`: reasons of an automatic rollback. */
  readonly rolledBack: (remote: string, failures?: readonly LoadFailure[]) => Promise<void>;
  /** Sends an alert if the failure rate of a release is too high, after a decision against a rollback. */
  readonly checkRate: (remote: string, version: string, finding: RollbackEvidence) => Promise<void>;
  /** Sends an alert if a release threw errors after the load on too many pages. Such errors cause no rollback. */
  readonly checkThrows: (remote: string, version: string, finding: RollbackEvidence) => Promise<void>;
}

/** Options of the cache for usual shares of pages with errors, which are expensive because they are computed over a day. */
const USUAL = { max: 1_000, ttl: 10 * 60_000 };

/** Returns a function that alerts if a release's code threw on too many loaded pages. The function never rolls back. */
function judgeThrows({ db, settings, alerts }: JudgeDependencies): (release: Release) => Promise<void> {
  const usualOf = new LRUCache<string, number>(USUAL);
  const usualThrowsOf = async (release: Release): Promise<number> => {
    const key = releaseKey(release);
    const { remote, version } = release;
    const usual =
      usualOf.get(key) ??
      usualThrowingPercent(await countThrowingPages(db, reportsOfOthers(remote, version)), settings);
    usualOf.set(key, usual, { noUpdateTTL: true });
    return usual;
  };

  return async (release) => {
    const { remote, version } = release;
    const since = await countedSince(db, remote, version, settings.rollbackMinutes);
    const reports = countedReports(remote, version, since);
    const throws = await countThrowingPages(db, reports);
    if (throws.threw < settings.rollbackPages) return;
    const usual = await usualThrowsOf(release);
    await alerts.checkThrows(remote, version, {
      tally: throwsBeyondUsual(throws, usual),
      reasonFrom: (rollbackPercent) => throwReason(throws, usual, { ...settings, rollbackPercent }),
      findFailures: async () => findFailures(db, and(reports, lt(pageLoads.worst, outcomeSeverity.fell_back))),
    });
  };
}

/** Minimum time between two checks of a release for silent pages on each server, in milliseconds. */
const EVERY_MS = 10_000;

/** Returns a function that rolls a release back if too few of its pages report. It is called after a page was served. */
function judgeSilence(dependencies: JudgeDependencies): (release: Release) => Promise<void> {
  const { db, settings } = dependencies;
  const judgedAt = new Map<string, number>();

  return async (release) => {
    const { remote, version } = release;
    const key = releaseKey(release);
    if (Date.now() - (judgedAt.get(key) ?? 0) < EVERY_MS) return;
    judgedAt.set(key, Date.now());
    const [now, usual] = await Promise.all([
      countSilentPages(db, remote, version, settings.rollbackMinutes),
      countSilentPagesOfOtherReleases(db, remote, version),
    ]);
    const usualPercent = usualSilentPercent(usual, settings);
    const finding: RollbackEvidence = {
      tally: silenceBeyondUsual(now, usualPercent),
      reasonFrom: (rollbackPercent) => silenceReason(now, usualPercent, { ...settings, rollbackPercent }),
      findFailures: async () => [],
    };
    await decide(dependencies, release, finding, async (reason) => {
      const others = await countSilentPagesOfOthers(db, remote, version, settings.rollbackMinutes);
      if (!isSilenceOfRelease(now, usualPercent, others, settings) || (await isStillSilent(db, remote))) {
        return undefined;
      }
      return rollBackAutomatically(db, remote, version, reason, { onlyToRelease: true });
    });
  };
}

const MAX_RELEASES = 1_000;

/**
 * Returns a function that judges each release, but never twice at the same time. All calls for a release while it is judged
 * share one following judgement.
 */
function oncePerRelease(judge: (release: Release) => Promise<void>): (release: Release) => Promise<void> {
  const judging = new LRUCache<string, () => Promise<void>>({ max: MAX_RELEASES });
  return async (release) => {
    const key = releaseKey(release);
    const run = judging.get(key) ?? runOneAtATime(async () => judge(release));
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
    const reports = countedReports(remote, version, since);
    const tally = await countFailedPages(db, reports);
    const finding: RollbackEvidence = {
      tally,
      reasonFrom: (rollbackPercent) => rollbackReason(tally, { ...settings, rollbackPercent }),
      findFailures: async () => findFailures(db, reports),
    };
    await decide(dependencies, release, finding, async (reason) => rollBackAutomatically(db, remote, version, reason));
  };

/** Creates the functions that roll releases back or send alerts, based on reports and silent pages. */
export function createRollbackDecider(dependencies: JudgeDependencies) {
  return {
    /** Call it after a failure of the release was stored. */
    failed: oncePerRelease(judgeFailures(dependencies)),
    /** Call it after an error of the release on a loaded page was stored. */
    threw: oncePerRelease(judgeThrows(dependencies)),
    /** Call it after a page of the release was served. */
    served: judgeSilence(dependencies),
  };
}

interface Release {
  readonly remote: string;
  readonly version: string;
}

interface JudgeDependencies {
  readonly db: Database;
  readonly settings: RollbackLimits;
  readonly alerts: Alerts;
}

/**
 * Rolls a release back if the evidence reaches the limits, and sends alerts. `rollBack` resolves to the version that
 * replaces the release; undefined if nothing was rolled back.
 */
async function decide(
  { settings, alerts }: JudgeDependencies,
  { remote, version }: Release,
  finding: RollbackEvidence,
  rollBack: (reason: string) => Promise<string | undefined>,
): Promise<void> {
  const reason = finding.reasonFrom(settings.rollbackPercent);
  const failures = reason === undefined ? [] : await finding.findFailures();
  const replacement = reason === undefined ? undefined : await rollBack(`${reason}${describeFailures(failures)}`);
  if (replacement === undefined) await alerts.checkRate(remote, version, finding);
  else await alerts.rolledBack(remote, failures);
}
