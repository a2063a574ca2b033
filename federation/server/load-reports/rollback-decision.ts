export interface RollbackLimits {
  /** Failure rate from which a release is rolled back, in percent; 0 turns automatic rollback off. */
  readonly rollbackPercent: number;
  readonly rollbackLoads: number;
  readonly rollbackPages: number;
  readonly rollbackMinutes: number;
}

/** A kind of failure of a release's pages: a failed load, an error of loaded code, or no report. */
export type FailureKind = 'failed' | 'threw' | 'silent';

/** Numbers of a release's pages in the counted time, and of those with one kind of failure. */
export interface PageCounts {
  readonly pages: number;
  readonly failed: number;
}

const EVENTS: Readonly<Record<FailureKind, string>> = {
  failed: 'It did not load on',
  threw: 'Its code threw on',
  silent: 'Nothing was heard from',
};

export const isSilenceReason = (reason: string): boolean => reason.startsWith(EVENTS.silent);

/** Returns the counts with only those failed pages that exceed the usual share. */
export const subtractUsualFailures = ({ pages, failed }: PageCounts, usualPercent: number): PageCounts => ({
  pages,
  failed: Math.max(0, failed - Math.ceil((pages * usualPercent) / 100)),
});

/**
 * Returns the usual percentage of a failure on other releases. With little data 50 for silent pages, which is more than
 * blocked reports and closed tabs cause, and 0 for other failures.
 */
export function usualFailurePercentOf(
  kind: FailureKind,
  { pages, failed }: PageCounts,
  { rollbackLoads }: Pick<RollbackLimits, 'rollbackLoads'>,
): number {
  if (pages < rollbackLoads) return kind === 'silent' ? 50 : 0;
  return (failed * 100) / pages;
}

/** Returns the reason for a rollback or an alert; undefined below the limits. `failed` pages have no usual share. */
export function rollbackReason(
  kind: FailureKind,
  counts: PageCounts,
  usualPercent: number,
  { rollbackPercent, rollbackLoads, rollbackPages, rollbackMinutes }: RollbackLimits,
): string | undefined {
  const { pages, failed } = subtractUsualFailures(counts, usualPercent);
  if (rollbackPercent === 0 || pages < rollbackLoads || failed < rollbackPages) return undefined;
  // Compares products, because a division could round a rate that is exactly at the limit.
  if (failed * 100 < rollbackPercent * pages) return undefined;
  const percent = Math.round((counts.failed * 100) / pages);
  const limit =
    kind === 'failed'
      ? `the limit is ${rollbackPercent}%.`
      : `usual are ${Math.round(usualPercent)}%, the limit is ${rollbackPercent}% more.`;
  return `${EVENTS[kind]} ${counts.failed} of ${pages} pages within ${rollbackMinutes} minutes: ${percent}%, ${limit}`;
}

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
  const percent = Math.max(usualPercent, (others.failed * 100) / others.pages);
  return rollbackReason('silent', counts, percent, limits) !== undefined;
}
