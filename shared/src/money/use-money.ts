import { useApi } from '@verdant/shared/services';
import { useQuery } from '@verdant/shared/query';
import { callApi, moneyCalls } from '../contract';
import type { MoneyOverview } from '../contract';

/** Interval of polling while the first data of a bank is being fetched, in milliseconds. */
const POLL_MS = 2_000;

/** Whether a linked bank has no figures yet and they are on their way. */
export const isFetchingFirst = ({ updates }: Pick<MoneyOverview, 'updates'>): boolean =>
  updates.some(({ updated_at, failure }) => updated_at === null && failure === null);

export type Money = {
  /** Undefined while loading and after a failure. */
  overview: MoneyOverview | undefined;
  /** True until it is known whether a bank is linked. Neither own figures nor samples show before. */
  isLoading: boolean;
  /** The last attempt failed; another one may be under way. */
  hasFailed: boolean;
};

/** The accounts of linked banks, and how recent they are. Inside a `QueryProvider`; all remotes share one response. */
export function useMoney(): Money {
  const api = useApi();
  const { data, isPending, failureCount } = useQuery<MoneyOverview>({
    queryKey: ['money'],
    queryFn: async ({ signal }) => callApi(api, moneyCalls.overview, { signal }),
    refetchInterval: ({ state }) => (state.data && isFetchingFirst(state.data) ? POLL_MS : false),
  });
  return { overview: data, isLoading: isPending, hasFailed: failureCount > 0 };
}
