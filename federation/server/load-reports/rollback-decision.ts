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

/** Counts of the pages that reported on one release within the time that counts. */
export interface Tally {
  /** Pages that reported anything. */
  readonly pages: number;
  /** Number of pages on which the release failed, or fell back to the previous release. */
  readonly failed: number;
}

const SILENCE = 'Nothing was heard from ';

/** Whether a rollback with this reason was for silent pages. */
export const isForSilence = (reason: string): boolean => reason.startsWith(SILENCE);

const shareOf = (part: number, whole: number) => Math.round((part * 100) / whole);

function isTooMuch({ pages, failed }: Tally, limits: RollbackLimits): boolean {
  const { rollbackPercent, rollbackLoads, rollbackPages } = limits;
  if (rollbackPercent === 0 || pages < rollbackLoads || failed < rollbackPages) return false;
  // Whole numbers on both sides: a rate of exactly the limit counts.
  return failed * 100 >= rollbackPercent * pages;
}

/** Why a release should be rolled back, for its history; undefined while it should not. */
export function rollbackReason(tally: Tally, limits: RollbackLimits): string | undefined {
  if (!isTooMuch(tally, limits)) return undefined;
  const { pages, failed } = tally;
  return `It did not load on ${failed} of ${pages} pages within ${limits.rollbackMinutes} minutes: ${shareOf(failed, pages)}%, the limit is ${limits.rollbackPercent}%.`;
}

/** Pages that were sent to browsers, and those among them that never reported anything. */
export interface Silence {
  readonly served: number;
  readonly silent: number;
}

/** Assumed of a remote that too little is known of. Blocked reports and closed tabs account for less. */
const UNKNOWN_PERCENT = 50;

/** Returns the percentage of a remote's pages that are silent whatever was released: reports are blocked, tabs closed at once. */
export const usualSilence = ({ served, silent }: Silence, { rollbackLoads }: RollbackLimits): number =>
  served < rollbackLoads ? UNKNOWN_PERCENT : (silent * 100) / served;

/** A tally in which only pages beyond the usual share count as failed. */
const beyondUsual = ({ pages, failed }: Tally, usualPercent: number): Tally => ({
  pages,
  failed: Math.max(0, failed - Math.ceil((pages * usualPercent) / 100)),
});

/** The silence of a release as a tally: only pages beyond the usual share count as failed. */
export const silenceTally = ({ served, silent }: Silence, usualPercent: number): Tally =>
  beyondUsual({ pages: served, failed: silent }, usualPercent);

/**
 * Whether the silence is the release's own, by the pages of all other remotes and releases in the same time: where none of them was
 * heard, reports are lost, and where as many are silent, it is not the release.
 */
export function isOwnSilence(now: Silence, usualPercent: number, others: Silence, limits: RollbackLimits): boolean {
  if (others.silent === others.served) return false;
  const othersPercent = (others.silent * 100) / others.served;
  return silenceReason(now, Math.max(usualPercent, othersPercent), limits) !== undefined;
}

/** Why a release should be rolled back that silences browsers: the same limits, for the silent pages beyond the usual share. */
export function silenceReason(silence: Silence, usualPercent: number, limits: RollbackLimits): string | undefined {
  if (!isTooMuch(silenceTally(silence, usualPercent), limits)) return undefined;
  const { served, silent } = silence;
  return `${SILENCE}${silent} of ${served} pages within ${limits.rollbackMinutes} minutes: ${shareOf(silent, served)}%, usual are ${Math.round(usualPercent)}%, the limit is ${limits.rollbackPercent}% more.`;
}

/** Pages that reported a release, and those among them on which its code threw after the load. */
export interface Throws {
  readonly pages: number;
  readonly threw: number;
}

/** On how many percent of a remote's pages its code throws whatever was released; none, where too little is known. */
export const usualThrows = ({ pages, threw }: Throws, { rollbackLoads }: RollbackLimits): number =>
  pages < rollbackLoads ? 0 : (threw * 100) / pages;

/** The throws of a release as a tally: only pages beyond the usual share count as failed. */
export const throwTally = ({ pages, threw }: Throws, usualPercent: number): Tally =>
  beyondUsual({ pages, failed: threw }, usualPercent);

/** Why operators should look at a release that throws more than usual: the same limits, for pages beyond the usual share. */
export function throwReason(throws: Throws, usualPercent: number, limits: RollbackLimits): string | undefined {
  if (!isTooMuch(throwTally(throws, usualPercent), limits)) return undefined;
  const { pages, threw } = throws;
  return `Its code threw on ${threw} of ${pages} pages within ${limits.rollbackMinutes} minutes: ${shareOf(threw, pages)}%, usual are ${Math.round(usualPercent)}%, the limit is ${limits.rollbackPercent}% more.`;
}
