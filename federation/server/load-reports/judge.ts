import { and, lt } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { LoadFailure } from '../../contract';
import type { Database } from '../database';
import { rollBackAutomatically } from '../registry';
import { runOneAtATime } from './batch';
import {
  countedReportsCondition,
  findCountingStart,
  countFailedPages,
  countSilentPages,
  countThrowingPages,
  isStillSilent,
  otherReleaseReportsCondition,
} from './counted-pages';
import { findFailures, describeFailures } from './failures';
import { toReleaseId, outcomeSeverity } from './outcomes';
import {
  subtractUsualFailures,
  isSilenceOfRelease,
  rollbackReason,
  silenceReason,
  throwReason,
  usualSilentPercent,
  usualThrowingPercent,
  type PageCounts,
  type RollbackLimits,
} from './rollback-decision';
import { pageLoads } from './schema';

export interface RollbackEvidence {
  readonly tally: PageCounts;
  /** Returns the reason for a rollback or an alert if the share of failed pages reaches `percent`, else undefined. */
  readonly reasonFrom: (percent: number) => string | undefined;
  readonly findFailures: () => Promise<readonly LoadFailure[]>;
}

/** Functions that notify operators and teams. Their promises never reject. */
export interface Alerts {
  /** Sends an alert about the remote's last rollback. `failures`: reasons of an automatic rollback. */
  readonly rolledBack: (remote: string, failures?: readonly LoadFailure[]) => Promise<void>;
  /** Sends an alert if the failure rate is too high, after a decision against a rollback. */
  readonly checkRate: (remote: string, version: string, finding: RollbackEvidence) => Promise<void>;
  /** Sends an alert if code threw on too many loaded pages, which causes no rollback. */
  readonly checkThrows: (remote: string, version: string, finding: RollbackEvidence) => Promise<void>;
}

/** Options of the cache of usual shares of pages with errors. A share is expensive, because its query covers a day. */
const USUAL = { max: 1_000, ttl: 10 * 60_000 };

function judgeThrows({ db, settings, alerts }: JudgeDependencies): (release: Release) => Promise<void> {
  const usualOf = new LRUCache<string, number>(USUAL);

  return async (release) => {
    const { remote, version } = release;
    const since = await findCountingStart(db, remote, version, settings.rollbackMinutes);
    const reports = countedReportsCondition(remote, version, since);
    const throws = await countThrowingPages(db, reports);
    if (throws.failed < settings.rollbackPages) return;
    const key = toReleaseId(release);
    const usual =
      usualOf.get(key) ??
      usualThrowingPercent(await countThrowingPages(db, otherReleaseReportsCondition(remote, version)), settings);
    usualOf.set(key, usual, { noUpdateTTL: true });
    await alerts.checkThrows(remote, version, {
      tally: subtractUsualFailures(throws, usual),
      reasonFrom: (rollbackPercent) => throwReason(throws, usual, { ...settings, rollbackPercent }),
      findFailures: async () => findFailures(db, and(reports, lt(pageLoads.worst, outcomeSeverity.fell_back))),
    });
  };
}

/** Minimum milliseconds between two checks of a release for silence on each server. */
const EVERY_MS = 10_000;

/** Returns a function that rolls a release back if too few of its pages report. */
function judgeSilence(dependencies: JudgeDependencies): (release: Release) => Promise<void> {
  const { db, settings } = dependencies;
  const judgedAt = new Map<string, number>();

  return async (release) => {
    const { remote, version } = release;
    const key = toReleaseId(release);
    if (Date.now() - (judgedAt.get(key) ?? 0) < EVERY_MS) return;
    judgedAt.set(key, Date.now());
    const { now, usual, countOthers } = await countSilentPages(db, remote, version, settings.rollbackMinutes);
    const usualPercent = usualSilentPercent(usual, settings);
    const finding: RollbackEvidence = {
      tally: subtractUsualFailures(now, usualPercent),
      reasonFrom: (rollbackPercent) => silenceReason(now, usualPercent, { ...settings, rollbackPercent }),
      findFailures: async () => [],
    };
    await decide(dependencies, release, finding, async (reason) => {
      const isOwn = isSilenceOfRelease(now, usualPercent, await countOthers(), settings);
      if (!isOwn || (await isStillSilent(db, remote))) return undefined;
      return rollBackAutomatically(db, remote, version, reason, { onlyToRelease: true });
    });
  };
}

const MAX_RELEASES = 1_000;

/** Returns a function that calls `judge` for a release, but never twice at the same time for the same release. */
function oncePerRelease(judge: (release: Release) => Promise<void>): (release: Release) => Promise<void> {
  const judging = new LRUCache<string, () => Promise<void>>({ max: MAX_RELEASES });
  return async (release) => {
    const key = toReleaseId(release);
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
    const since = await findCountingStart(db, remote, version, settings.rollbackMinutes);
    const reports = countedReportsCondition(remote, version, since);
    const tally = await countFailedPages(db, reports);
    const finding: RollbackEvidence = {
      tally,
      reasonFrom: (rollbackPercent) => rollbackReason(tally, { ...settings, rollbackPercent }),
      findFailures: async () => findFailures(db, reports),
    };
    await decide(dependencies, release, finding, async (reason) => rollBackAutomatically(db, remote, version, reason));
  };

export function createRollbackDecider(dependencies: JudgeDependencies) {
  return {
    /** Rolls the release back if too many loads failed. Call this function after a failure of the release was stored. */
    failed: oncePerRelease(judgeFailures(dependencies)),
    /** Sends an alert if too many loaded pages had errors. Call this function after such an error was stored. */
    threw: oncePerRelease(judgeThrows(dependencies)),
    /** Rolls the release back if too few pages report. Call this function after a page of the release was served. */
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
 * replaces the release, or undefined if the release stays.
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
