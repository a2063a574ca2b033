import type { MoneyOverview } from '@verdant/shared/contract';

/** What a sample page can say about linked banks: there is one, there could be one, or nothing. */
export type LinkingKind = 'linked' | 'unlinked' | 'none';

/** @param overview undefined when it could not be loaded: then nothing is promised */
export function linkingKind(overview: Pick<MoneyOverview, 'updates' | 'can_link'> | undefined): LinkingKind {
  if (!overview) return 'none';
  if (overview.updates.length > 0) return 'linked';
  return overview.can_link ? 'unlinked' : 'none';
}
