import type { MoneyOverview } from '@verdant/shared/contract';
import { transactionsFrom } from '@verdant/shared/money';

/** What a sample page can say about account data: there are some, a bank could be linked, or nothing. */
export type LinkingKind = 'linked' | 'unlinked' | 'none';

/** @param overview undefined when it could not be loaded: then nothing is promised */
export function linkingKind(
  overview: Pick<MoneyOverview, 'accounts' | 'updates' | 'can_link'> | undefined,
): LinkingKind {
  if (!overview) return 'none';
  if (transactionsFrom(overview) !== null) return 'linked';
  return overview.can_link ? 'unlinked' : 'none';
}
