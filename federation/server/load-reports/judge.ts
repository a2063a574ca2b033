import { and, eq, gt, lt, max, ne, or, type SQL } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Alerts } from '../alerts/alerts';
import type { Database } from '../database';
import { rollBackAutomatically } from '../registry/activate-release';
import { activations } from '../registry/schema';
import { findLastActivation } from '../registry/store';
import { runOneAtATime } from '../run-one-at-a-time';
import {
  findFailures,
  describeTopFailure,
  loadsOf,
  outcomeCountColumns,
  SILENT_AFTER_MINUTES,
  silenceCounts,
} from './figures';
import { outcomeSeverity, pageLoads, toReleaseId, type Release } from './schema';
import {
  isSilenceOfRelease,
  isSilenceReason,
  rollbackReason,
  subtractUsualFailures,
  usualFailurePercentOf,
  type FailureKind,
  type PageCounts,
  type RollbackLimits,
} from './rollback-decision';

interface JudgeDependencies {
  readonly db: Database;
  readonly settings: RollbackLimits & { readonly alertPercent: number };
  readonly alerts: Alerts;
}

const MAX_RELEASES = 1_000;
const MINUTE_MS = 60_000;
const USUAL_MINUTES = 24 * 60;
/** Milliseconds for which a usual share is cached. A share is expensive, because its query covers a day. */
const USUAL_MS = 10 * MINUTE_MS;
/** Minimum milliseconds between two checks of a release for silence on each server. */
const SILENCE_CHECK_MS = 10_000;

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS);
const isOf = ({ remote, version }: Release) => and(eq(pageLoads.remote, remote), eq(pageLoads.version, version));
const isOtherReleaseOf = ({ remote, version }: Release) =>
  and(eq(pageLoads.remote, remote), ne(pageLoads.version, version));

/** Returns the condition for the pages since a time that count for a kind of failure. */
const countedSince = (kind: FailureKind, since: Date) =>
  kind === 'silent' ? gt(pageLoads.firstAt, since) : and(gt(pageLoads.at, since), eq(pageLoads.counts, true));

/** Returns the time from which pages count: `minutes` ago, or the release's last activation if that is later. */
async function findCountingStart(db: Database, { remote, version }: Release, minutes: number): Promise<Date> {
  const [switched] = await db
    .select({ at: max(activations.at) })
    .from(activations)
    .where(and(eq(activations.name, remote), eq(activations.version, version)));
  return new Date(Math.max(minutesAgo(minutes).getTime(), switched?.at?.getTime() ?? 0));
}

async function countPages(db: Database, kind: FailureKind, where: SQL | undefined): Promise<PageCounts> {
  const [row] = await db
    .select({ ...outcomeCountColumns, ...silenceCounts })
    .from(pageLoads)
    .where(where);
  if (!row) return { pages: 0, failed: 0 };
  const { fell_back, failed, threw, served, silent } = row;
  const pages = loadsOf(row);
  if (kind === 'failed') return { pages, failed: failed + fell_back };
  // Loads are sampled and errors are not, so the estimated number of pages can be below the number of pages with errors.
  return kind === 'threw' ? { pages: Math.max(pages, threw), failed: threw } : { pages: served, failed: silent };
}

/** True if the last change was an automatic rollback for silence, and no page has reported the new version since then. */
async function isStillSilent(db: Database, remote: string): Promise<boolean> {
  const last = await findLastActivation(db, remote);
  if (last?.action !== 'automatic' || !isSilenceReason(last.reason)) return false;
  const isHeard = and(
    isOf({ remote, version: last.version }),
    gt(pageLoads.firstAt, last.at),
    gt(pageLoads.served, 0),
    gt(pageLoads.worst, outcomeSeverity.served),
  );
  return (await db.$count(pageLoads, isHeard)) === 0;
}

/**
 * Returns the function that rolls a release back or sends an alert if too many pages have a kind of failure. Call it
 * after such a page was stored. It never runs twice at the same time for a release.
 */
export function createRollbackDecider({ db, settings, alerts }: JudgeDependencies) {
  const usualPercents = new LRUCache<string, number>({ max: MAX_RELEASES, ttl: USUAL_MS });
  const judges = new LRUCache<string, () => Promise<void>>({ max: MAX_RELEASES });
  const silenceChecks = new LRUCache<string, true>({ max: MAX_RELEASES, ttl: SILENCE_CHECK_MS });

  const findUsualPercent = async (release: Release, kind: FailureKind): Promise<number> => {
    const key = `${toReleaseId(release)} ${kind}`;
    const cached = usualPercents.get(key);
    if (cached !== undefined) return cached;
    const others = and(isOtherReleaseOf(release), countedSince(kind, minutesAgo(USUAL_MINUTES)));
    const usual = usualFailurePercentOf(kind, await countPages(db, kind, others), settings);
    usualPercents.set(key, usual);
    return usual;
  };

  const isOwnSilence = async (release: Release, counts: PageCounts, usual: number, since: Date) => {
    const isOther = or(ne(pageLoads.remote, release.remote), ne(pageLoads.version, release.version));
    const others = await countPages(db, 'silent', and(isOther, countedSince('silent', since)));
    return isSilenceOfRelease(counts, usual, others, settings) && !(await isStillSilent(db, release.remote));
  };

  const judge = async (release: Release, kind: FailureKind): Promise<void> => {
    const { remote, version } = release;
    const isSilence = kind === 'silent';
    const minutes = settings.rollbackMinutes + (isSilence ? SILENT_AFTER_MINUTES : 0);
    const since = await findCountingStart(db, release, minutes);
    const pages = and(isOf(release), countedSince(kind, since));
    const counts = await countPages(db, kind, pages);
    if (counts.failed < settings.rollbackPages) return;
    const usual = kind === 'failed' ? 0 : await findUsualPercent(release, kind);
    const ofKind = {
      failed: undefined,
      threw: lt(pageLoads.worst, outcomeSeverity.fell_back),
      silent: eq(pageLoads.worst, outcomeSeverity.served),
    };
    const reason = kind === 'threw' ? undefined : rollbackReason(kind, counts, usual, settings);
    const alertLimits = { ...settings, rollbackPercent: settings.alertPercent };
    const alertReason = rollbackReason(kind, counts, usual, alertLimits);
    if ((reason ?? alertReason) === undefined) return;
    const failures = await findFailures(db, and(pages, ofKind[kind]));
    if (reason !== undefined && (!isSilence || (await isOwnSilence(release, counts, usual, since)))) {
      const explained = `${reason}${describeTopFailure(failures)}`;
      const active = await rollBackAutomatically(db, remote, version, explained, { onlyToRelease: isSilence });
      if (active !== undefined) return alerts?.rolledBack(remote, failures);
    }
    if (alertReason === undefined) return;
    const type = kind === 'threw' ? 'error-rate' : 'failure-rate';
    const exceeding = subtractUsualFailures(counts, usual);
    await alerts?.rateTooHigh({ type, remote, version, reason: alertReason, ...exceeding, failures });
  };

  return async (release: Release, kind: FailureKind): Promise<void> => {
    const key = `${toReleaseId(release)} ${kind}`;
    if (kind === 'silent') {
      if (silenceChecks.has(key)) return;
      silenceChecks.set(key, true);
    }
    const run = judges.get(key) ?? runOneAtATime(async () => judge(release, kind));
    judges.set(key, run);
    await run();
  };
}
