import type { RemoteHealthEntry } from '@verdant/federation/contract';

type Active = Pick<RemoteHealthEntry, 'stable' | 'canary' | 'built' | 'earlier'>;

/** Effect of a rollback without a named version, by the server's rule. `to` is null if no release would remain. */
export type NextRollback = { from: string; to: string | null; isBuilt: boolean; endsCanary: boolean };

export function nextRollback({ stable, canary, built, earlier }: Active): NextRollback | undefined {
  const from = canary?.version ?? stable;
  if (from === null) return undefined;
  const release = (canary ? stable : earlier[0]) ?? null;
  return { from, to: release ?? built, isBuilt: release === null && built !== null, endsCanary: canary !== null };
}

/**
 * Returns the last change of a remote's active release if this change was a rollback, either by an operator or automatic.
 */
export function lastRollback({ switches }: Pick<RemoteHealthEntry, 'switches'>) {
  const last = switches.find(({ action }) => !['freeze', 'unfreeze', 'remove'].includes(action));
  return last?.action === 'rollback' || last?.action === 'automatic' ? last : undefined;
}
