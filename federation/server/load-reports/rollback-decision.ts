export interface RollbackLimits {
  /** Failure rate from which a release is rolled back, in percent; 0 turns automatic rollback off. */
  readonly rollbackPercent: number;
  readonly rollbackLoads: number;
  readonly rollbackPages: number;
  readonly rollbackMinutes: number;
}

/** Numbers of a release's pages in the counted time, and of those with one kind of failure: load, silence or error. */
export interface PageCounts {
  readonly pages: number;
  readonly failed: number;
}

const SILENCE = 'Nothing was heard from';
const THROWS = 'Its code threw on';

export const isSilenceReason = (reason: string): boolean => reason.startsWith(SILENCE);

function isTooMuch({ pages, failed }: PageCounts, limits: RollbackLimits): boolean {
  const { rollbackPercent, rollbackLoads, rollbackPages } = limits;
  if (rollbackPercent === 0 || pages < rollbackLoads || failed < rollbackPages) return false;
  // Compares products, because a division could round a rate that is exactly at the limit.
  return failed * 100 >= rollbackPercent * pages;
}

const describeShare = (event: string, { pages, failed }: PageCounts, { rollbackMinutes }: RollbackLimits) =>
  `${event} ${failed} of ${pages} pages within ${rollbackMinutes} minutes: ${Math.round((failed * 100) / pages)}%`;

/** Returns the reason for a rollback of a release that did not load; undefined below the limits. */
export function rollbackReason(counts: PageCounts, limits: RollbackLimits): string | undefined {
  if (!isTooMuch(counts, limits)) return undefined;
  return `${describeShare('It did not load on', counts, limits)}, the limit is ${limits.rollbackPercent}%.`;
}

/** Returns the counts with only those failed pages that exceed the usual share. */
export const subtractUsualFailures = ({ pages, failed }: PageCounts, usualPercent: number): PageCounts => ({
  pages,
  failed: Math.max(0, failed - Math.ceil((pages * usualPercent) / 100)),
});

const reasonBeyondUsual =
  (event: string) =>
  (counts: PageCounts, usualPercent: number, limits: RollbackLimits): string | undefined => {
    if (!isTooMuch(subtractUsualFailures(counts, usualPercent), limits)) return undefined;
    const usual = `usual are ${Math.round(usualPercent)}%, the limit is ${limits.rollbackPercent}% more.`;
    return `${describeShare(event, counts, limits)}, ${usual}`;
  };

/** Returns the reason for a rollback because pages never reported; undefined below the limits. */
export const silenceReason = reasonBeyondUsual(SILENCE);
/** Returns the reason for an alert about errors after the load; undefined below the limits. */
export const throwReason = reasonBeyondUsual(THROWS);

const usualPercentOr =
  (unknownPercent: number) =>
  ({ pages, failed }: PageCounts, { rollbackLoads }: RollbackLimits): number =>
    pages < rollbackLoads ? unknownPercent : (failed * 100) / pages;

/** Returns the usual percentage of silent pages; with little data 50, more than blocked reports and closed tabs cause. */
export const usualSilentPercent = usualPercentOr(50);
/** Returns the usual percentage of pages with errors; 0 with too little data. */
export const usualThrowingPercent = usualPercentOr(0);

/**
 * True if the release itself causes the silence: some pages of other releases report, and the release's share of silent
 * pages exceeds theirs by the limit.
 */
export function isSilenceOfRelease(
  counts: PageCounts,
  usualPercent: number,
  others: PageCounts,
  limits: RollbackLimits,
): boolean {
  if (others.failed === others.pages) return false;
  const othersPercent = (others.failed * 100) / others.pages;
  return silenceReason(counts, Math.max(usualPercent, othersPercent), limits) !== undefined;
}
