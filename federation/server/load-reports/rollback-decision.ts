/** The settings of automatic rollback. */
export interface RollbackLimits {
  /** Failure rate above which a release is rolled back, in percent; 0 never does. */
  readonly rollbackPercent: number;
  /** Min pages that reported on the release. */
  readonly rollbackLoads: number;
  /** Min pages on which it failed. */
  readonly rollbackPages: number;
  /** Minutes for which reports count. */
  readonly rollbackMinutes: number;
}

/** Counts of the pages that reported on one release within the counted time. */
export interface Tally {
  /** Pages that reported anything. */
  readonly pages: number;
  /** Number of pages on which the release failed, or fell back to the previous release. */
  readonly failed: number;
}

const SILENCE = 'Nothing was heard from ';

/** True if a rollback with this reason was for silent pages. */
export const isForSilence = (reason: string): boolean => reason.startsWith(SILENCE);

const shareOf = (part: number, whole: number) => Math.round((part * 100) / whole);

function isTooMuch({ pages, failed }: Tally, limits: RollbackLimits): boolean {
  const { rollbackPercent, rollbackLoads, rollbackPages } = limits;
  if (rollbackPercent === 0 || pages < rollbackLoads || failed < rollbackPages) return false;
  // Both sides are whole numbers, so a rate of exactly the limit counts.
  return failed * 100 >= rollbackPercent * pages;
}

/** Returns the reason for a rollback of a release, for its history; undefined below the limits. */
export function rollbackReason(tally: Tally, limits: RollbackLimits): string | undefined {
  if (!isTooMuch(tally, limits)) return undefined;
  const { pages, failed } = tally;
  return `It did not load on ${failed} of ${pages} pages within ${limits.rollbackMinutes} minutes: ${shareOf(failed, pages)}%, the limit is ${limits.rollbackPercent}%.`;
}

/** Number of pages sent to browsers, and of pages among them that never reported. */
export interface Silence {
  readonly served: number;
  readonly silent: number;
}

/** Assumed usual silence of a remote with too little data. Blocked reports and closed tabs cause less. */
const UNKNOWN_PERCENT = 50;

/** Returns the usual percentage of a remote's silent pages, caused by blocked reports and closed tabs. */
export const usualSilence = ({ served, silent }: Silence, { rollbackLoads }: RollbackLimits): number =>
  served < rollbackLoads ? UNKNOWN_PERCENT : (silent * 100) / served;

/** Returns a tally in which only pages beyond the usual share count as failed. */
const beyondUsual = ({ pages, failed }: Tally, usualPercent: number): Tally => ({
  pages,
  failed: Math.max(0, failed - Math.ceil((pages * usualPercent) / 100)),
});

/** Returns the pages of a release that did not report as failed pages. A usual share of pages never reports and does not count. */
export const silenceTally = ({ served, silent }: Silence, usualPercent: number): Tally =>
  beyondUsual({ pages: served, failed: silent }, usualPercent);

/**
 * True if the release causes the silence, compared with all other remotes and releases at the same time. If none of them
 * reported, reports are lost. If as many are silent, the release is not the cause.
 */
export function isOwnSilence(now: Silence, usualPercent: number, others: Silence, limits: RollbackLimits): boolean {
  if (others.silent === others.served) return false;
  const othersPercent = (others.silent * 100) / others.served;
  return silenceReason(now, Math.max(usualPercent, othersPercent), limits) !== undefined;
}

/** Returns the reason for a rollback because of silent pages, with the same limits on pages beyond the usual share. */
export function silenceReason(silence: Silence, usualPercent: number, limits: RollbackLimits): string | undefined {
  if (!isTooMuch(silenceTally(silence, usualPercent), limits)) return undefined;
  const { served, silent } = silence;
  return `${SILENCE}${silent} of ${served} pages within ${limits.rollbackMinutes} minutes: ${shareOf(silent, served)}%, usual are ${Math.round(usualPercent)}%, the limit is ${limits.rollbackPercent}% more.`;
}

/** Number of pages that reported a release, and of pages among them on which its code threw after the load. */
export interface Throws {
  readonly pages: number;
  readonly threw: number;
}

/** Returns the usual percentage of a remote's pages with errors; 0 with too little data. */
export const usualThrows = ({ pages, threw }: Throws, { rollbackLoads }: RollbackLimits): number =>
  pages < rollbackLoads ? 0 : (threw * 100) / pages;

/** Returns the errors of a release as a tally, in which only pages beyond the usual share count as failed. */
export const throwTally = ({ pages, threw }: Throws, usualPercent: number): Tally =>
  beyondUsual({ pages, failed: threw }, usualPercent);

/** Returns the reason for an alert about more errors than usual, with the same limits on pages beyond the usual share. */
export function throwReason(throws: Throws, usualPercent: number, limits: RollbackLimits): string | undefined {
  if (!isTooMuch(throwTally(throws, usualPercent), limits)) return undefined;
  const { pages, threw } = throws;
  return `Its code threw on ${threw} of ${pages} pages within ${limits.rollbackMinutes} minutes: ${shareOf(threw, pages)}%, usual are ${Math.round(usualPercent)}%, the limit is ${limits.rollbackPercent}% more.`;
}
