import type { MoneyOverview } from '../contract';

/** True if a user has accounts of any source, or a linked bank whose accounts are still being fetched. */
export const hasAccountData = ({ accounts, updates }: Pick<MoneyOverview, 'accounts' | 'updates'>): boolean =>
  accounts.length > 0 || updates.length > 0;

/** Returns a text that identifies the state of all linked banks and changes with each update of a bank. */
export const getAccountDataVersion = ({ updates }: Pick<MoneyOverview, 'updates'>): string =>
  updates.map(({ updated_at, read_at }) => read_at ?? updated_at).join();

/** Returns the sources of a user's transactions: linked banks, imported files or both; null without transactions. */
export function transactionsFrom({
  accounts,
  updates,
}: Pick<MoneyOverview, 'accounts' | 'updates'>): 'banks' | 'files' | 'both' | null {
  const hasFiles = accounts.some(({ source }) => source === 'import');
  if (updates.length > 0) return hasFiles ? 'both' : 'banks';
  return hasFiles ? 'files' : null;
}
