import type { UseQueryResult } from '@tanstack/react-query';
import { useCall } from '@verdant/shared/calls';
import { moneyCalls } from '../contract';
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

/** Interval of polling while the first data of a bank is being fetched, in milliseconds. */
const POLL_MS = 2_000;

/** True while the first figures of a linked bank are being fetched. */
export const isFetchingFirst = ({ updates }: Pick<MoneyOverview, 'updates'>): boolean =>
  updates.some(({ updated_at, failure }) => updated_at === null && failure === null);

export type Money = {
  overview: MoneyOverview | undefined;
  /** True during the first request. Pages show neither real nor sample figures until it is known if a bank is linked. */
  isLoading: boolean;
  hasFailed: boolean;
  query: UseQueryResult<MoneyOverview>;
};

/** Returns the user's accounts and the age of their data. Needs a `QueryProvider`; all remotes share one response. */
export function useMoney(): Money {
  const query = useCall(moneyCalls.overview, {}, ['money'], {
    refetchInterval: ({ state }) => (state.data && isFetchingFirst(state.data) ? POLL_MS : false),
  });
  return { overview: query.data, isLoading: query.isPending, hasFailed: query.failureCount > 0, query };
}
