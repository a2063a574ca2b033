import type { MoneyOverview } from '../contract';

/** True if a user has accounts of any source, or a linked bank whose accounts are still being fetched. */
export const hasAccountData = ({ accounts, updates }: Pick<MoneyOverview, 'accounts' | 'updates'>): boolean =>
  accounts.length > 0 || updates.length > 0;

/**
 * Returns the sources of a user's transactions: linked banks, imported files, or both. Null if there are no transactions.
 */
export function transactionsFrom({
  accounts,
  updates,
}: Pick<MoneyOverview, 'accounts' | 'updates'>): 'banks' | 'files' | 'both' | null {
  const hasFiles = accounts.some(({ source }) => source === 'import');
  if (updates.length > 0) return hasFiles ? 'both' : 'banks';
  return hasFiles ? 'files' : null;
}
