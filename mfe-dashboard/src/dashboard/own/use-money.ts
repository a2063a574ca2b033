import { callApi, moneyCalls } from '@verdant/shared/contract';
import type { MoneyOverview, MoneySpending, MoneyTransactions } from '@verdant/shared/contract';
import { useQuery } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';

/** While the first figures of a bank are being fetched. */
const POLL_MS = 2_000;
const SHOWN = 50;
const MONTHS = 2;

const isFetching = ({ updates }: MoneyOverview) =>
  updates.some(({ updated_at, failure }) => updated_at === null && failure === null);

/** The accounts of linked banks, and how recent they are; undefined while loading and after a failure. */
export function useMoney(): MoneyOverview | undefined {
  const api = useApi();
  const { data } = useQuery<MoneyOverview>({
    queryKey: ['money'],
    queryFn: async ({ signal }) => callApi(api, moneyCalls.overview, { signal }),
    refetchInterval: ({ state }) => (state.data && isFetching(state.data) ? POLL_MS : false),
  });
  return data;
}

type Entries = { page: MoneyTransactions | undefined; months: MoneySpending['months'] | undefined; hasFailed: boolean };

/** The latest transactions and months, as of the update at `version`. */
export function useEntries(version: string): Entries {
  const api = useApi();
  const page = useQuery<MoneyTransactions>({
    queryKey: ['money-transactions', version],
    queryFn: async ({ signal }) => callApi(api, moneyCalls.transactions, { query: { limit: SHOWN }, signal }),
  });
  const spending = useQuery<MoneySpending>({
    queryKey: ['money-spending', version],
    queryFn: async ({ signal }) => callApi(api, moneyCalls.spending, { query: { months: MONTHS }, signal }),
  });
  return { page: page.data, months: spending.data?.months, hasFailed: page.isError || spending.isError };
}
