import type { UseQueryResult } from '@tanstack/react-query';
import { useCall } from '@verdant/shared/calls';
import { moneyCalls } from '../contract';
import type { MoneyOverview } from '../contract';

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
