import { useCall } from '@verdant/shared/calls';
import { moneyCalls } from '../contract';
import type { MoneyOverview } from '../contract';

/** Interval of polling while the first data of a bank is being fetched, in milliseconds. */
const POLL_MS = 2_000;

/** Whether a linked bank has no figures yet and they are on their way. */
export const isFetchingFirst = ({ updates }: Pick<MoneyOverview, 'updates'>): boolean =>
  updates.some(({ updated_at, failure }) => updated_at === null && failure === null);

export type Money = {
  /** Undefined while loading and after a failure. */
  overview: MoneyOverview | undefined;
  /** True until it is known whether a bank is linked. Until then neither own figures nor samples are shown. */
  isLoading: boolean;
  /** True if the last attempt failed; another attempt may be pending. */
  hasFailed: boolean;
};

/** Returns the user's accounts and the age of their data. Needs a `QueryProvider`; all remotes share one response. */
export function useMoney(): Money {
  const { data, isPending, failureCount } = useCall(moneyCalls.overview, {}, ['money'], {
    refetchInterval: ({ state }) => (state.data && isFetchingFirst(state.data) ? POLL_MS : false),
  });
  return { overview: data, isLoading: isPending, hasFailed: failureCount > 0 };
}
