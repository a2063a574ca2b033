import { callApi, moneyCalls } from '@verdant/shared/contract';
import type { MoneyTransactions } from '@verdant/shared/contract';
import { useInfiniteQuery } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';
import { toParams } from './filters';
import type { Filters } from './filters';

const PAGE = 50;

const queryOf = (filters: Filters, before: string): Record<string, string> => ({
  ...toParams(filters),
  ...(before === '' ? { include: 'totals' } : { before }),
  limit: String(PAGE),
});

/** Returns pages of transactions, newest first. The previous transactions stay visible while new filters are fetched. */
export function useTransactions(filters: Filters) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: ['account-data', 'all-transactions', filters],
    queryFn: async ({ pageParam, signal }): Promise<MoneyTransactions> =>
      callApi(api, moneyCalls.transactions, { query: queryOf(filters, pageParam), signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (previous) => previous,
  });
}
