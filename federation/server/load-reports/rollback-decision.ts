/** The settings of automatic rollback. */
export interface RollbackLimits {
  /** Failure rate from which a release is rolled back, in percent; 0 turns automatic rollback off. */
  readonly rollbackPercent: number;
  /** Minimum number of pages with a report on the release, below which it is not rolled back. */
  readonly rollbackLoads: number;
  /** Minimum number of pages on which the release failed, below which it is not rolled back. */
  readonly rollbackPages: number;
  /** Maximum age of reports that count, in minutes. */
  readonly rollbackMinutes: number;
}

/** Counts of the pages that reported on one release within the counted time. */
export interface FailedPageCounts {
  /** Number of pages that reported an outcome of the release. */
  readonly pages: number;
  /** Number of pages on which the release failed, or fell back to the previous release. */
  readonly failed: number;
}

const SILENCE = 'Nothing was heard from ';

/** True if a rollback with this reason was for silent pages. */
export const isForSilence = (reason: string): boolean => reason.startsWith(SILENCE);

const shareOf = (part: number, whole: number) => Math.round((part * 100) / whole);

function isTooMuch({ pages, failed }: FailedPageCounts, limits: RollbackLimits): boolean {
  const { rollbackPercent, rollbackLoads, rollbackPages } = limits;
  if (rollbackPercent === 0 || pages < rollbackLoads || failed < rollbackPages) return false;
  // The comparison avoids division, so that a rate of exactly the limit is not missed because of rounding.
  return failed * 100 >= rollbackPercent * pages;
}

/** Returns the reason for a rollback, which the release history shows; undefined below the limits. */
export function rollbackReason(tally: FailedPageCounts, limits: RollbackLimits): string | undefined {
  if (!isTooMuch(tally, limits)) return undefined;
  const { pages, failed } = tally;
  return `It did not load on ${failed} of ${pages} pages within ${limits.rollbackMinutes} minutes: ${shareOf(failed, pages)}%, the limit is ${limits.rollbackPercent}%.`;
}

/** Number of pages that were sent to browsers, and number of these pages that never reported. */
export interface SilentPageCounts {
  readonly served: number;
  readonly silent: number;
}

/** Usual percentage of silent pages assumed with little data: more than blocked reports and closed tabs usually cause. */
const UNKNOWN_PERCENT = 50;

/** Returns the usual percentage of a remote's silent pages, caused by blocked reports and closed tabs. */
export const usualSilentPercent = ({ served, silent }: SilentPageCounts, { rollbackLoads }: RollbackLimits): number =>
  served < rollbackLoads ? UNKNOWN_PERCENT : (silent * 100) / served;

/** Returns a tally in which only pages beyond the usual share count as failed. */
const beyondUsual = ({ pages, failed }: FailedPageCounts, usualPercent: number): FailedPageCounts => ({
  pages,
  failed: Math.max(0, failed - Math.ceil((pages * usualPercent) / 100)),
});

/** Returns a tally that counts silent pages of a release as failed, except the usual share of pages that never report. */
export const silenceBeyondUsual = ({ served, silent }: SilentPageCounts, usualPercent: number): FailedPageCounts =>
  beyondUsual({ pages: served, failed: silent }, usualPercent);

/**
 * True if the release causes the silence. It is not the cause if pages of all other releases are silent in the same
 * proportion, or if none of those pages reported because reports are lost.
 */
export function isSilenceOfRelease(
  now: SilentPageCounts,
  usualPercent: number,
  others: SilentPageCounts,
  limits: RollbackLimits,
): boolean {
  if (others.silent === others.served) return false;
  const othersPercent = (others.silent * 100) / others.served;
  return silenceReason(now, Math.max(usualPercent, othersPercent), limits) !== undefined;
}

/** Returns the reason for a rollback if the silent pages beyond the usual share reach the limits; else undefined. */
export function silenceReason(
  silence: SilentPageCounts,
  usualPercent: number,
  limits: RollbackLimits,
): string | undefined {
  if (!isTooMuch(silenceBeyondUsual(silence, usualPercent), limits)) return undefined;
  const { served, silent } = silence;
  return `${SILENCE}${silent} of ${served} pages within ${limits.rollbackMinutes} minutes: ${shareOf(silent, served)}%, usual are ${Math.round(usualPercent)}%, the limit is ${limits.rollbackPercent}% more.`;
}

/**
 * Number of pages that reported on a release, and number of these pages on which code of the release threw after the load.
 */
export interface ThrowingPageCounts {
  readonly pages: number;
  readonly threw: number;
}

/** Returns the usual percentage of a remote's pages with errors; 0 with too little data. */
export const usualThrowingPercent = ({ pages, threw }: ThrowingPageCounts, { rollbackLoads }: RollbackLimits): number =>
  pages < rollbackLoads ? 0 : (threw * 100) / pages;

/** Returns the errors of a release as a tally, in which only pages beyond the usual share count as failed. */
export const throwsBeyondUsual = ({ pages, threw }: ThrowingPageCounts, usualPercent: number): FailedPageCounts =>
  beyondUsual({ pages, failed: threw }, usualPercent);

/** Returns the reason for an alert if the pages with errors beyond the usual share reach the limits; else undefined. */
export function throwReason(
  throws: ThrowingPageCounts,
  usualPercent: number,
  limits: RollbackLimits,
): string | undefined {
  if (!isTooMuch(throwsBeyondUsual(throws, usualPercent), limits)) return undefined;
  const { pages, threw } = throws;
  return `Its code threw on ${threw} of ${pages} pages within ${limits.rollbackMinutes} minutes: ${shareOf(threw, pages)}%, usual are ${Math.round(usualPercent)}%, the limit is ${limits.rollbackPercent}% more.`;
}
