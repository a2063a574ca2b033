import type { Settings } from '../settings';

export type RollbackLimits = Pick<Settings, 'rollbackPercent' | 'rollbackLoads' | 'rollbackPages' | 'rollbackMinutes'>;

/** What pages have told of one release within the time that counts. */
export interface Tally {
  /** Pages that have told anything. */
  readonly pages: number;
  /** Those on which it failed, or something older had to stand in for it. */
  readonly failed: number;
}

/** Why a release should be rolled back, for its history; undefined while it should not. */
export function rollbackReason({ pages, failed }: Tally, limits: RollbackLimits): string | undefined {
  const { rollbackPercent, rollbackLoads, rollbackPages, rollbackMinutes } = limits;
  if (rollbackPercent === 0 || pages < rollbackLoads || failed < rollbackPages) return undefined;
  // Whole numbers on both sides: a share of exactly the limit counts.
  if (failed * 100 < rollbackPercent * pages) return undefined;
  const share = Math.round((failed * 100) / pages);
  return `It did not load on ${failed} of ${pages} pages within ${rollbackMinutes} minutes: ${share}%, the limit is ${rollbackPercent}%.`;
}
