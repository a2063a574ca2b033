/** The settings of automatic rollback. */
export interface RollbackLimits {
  /** Failure rate above which a release is rolled back, in percent; 0 never does. */
  readonly rollbackPercent: number;
  /** Min pages that reported on the release. */
  readonly rollbackLoads: number;
  /** Min pages on which it failed. */
  readonly rollbackPages: number;
  /** How far back reports count. */
  readonly rollbackMinutes: number;
}

/** What pages reported on one release within the time that counts. */
export interface Tally {
  /** Pages that reported anything. */
  readonly pages: number;
  /** Those on which it failed, or fell back to the previous release. */
  readonly failed: number;
}

/** Why a release should be rolled back, for its history; undefined while it should not. */
export function rollbackReason({ pages, failed }: Tally, limits: RollbackLimits): string | undefined {
  const { rollbackPercent, rollbackLoads, rollbackPages, rollbackMinutes } = limits;
  if (rollbackPercent === 0 || pages < rollbackLoads || failed < rollbackPages) return undefined;
  // Whole numbers on both sides: a rate of exactly the limit counts.
  if (failed * 100 < rollbackPercent * pages) return undefined;
  const share = Math.round((failed * 100) / pages);
  return `It did not load on ${failed} of ${pages} pages within ${rollbackMinutes} minutes: ${share}%, the limit is ${rollbackPercent}%.`;
}
