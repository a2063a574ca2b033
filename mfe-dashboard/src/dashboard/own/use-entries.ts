import { callApi, moneyCalls } from '@verdant/shared/contract';
import type { MoneySpending, MoneyTransactions } from '@verdant/shared/contract';
import { useQuery } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';

const SHOWN = 50;
const MONTHS = 2;

type Entries = { page: MoneyTransactions | undefined; months: MoneySpending['months'] | undefined; hasFailed: boolean };

/** The latest transactions and months, as of the update at `version`. */
export function useEntries(version: string): Entries {
  const api = useApi();
  const page = useQuery<MoneyTransactions>({
    queryKey: ['money-entries', 'transactions', version],
    queryFn: async ({ signal }) => callApi(api, moneyCalls.transactions, { query: { limit: SHOWN }, signal }),
  });
  const spending = useQuery<MoneySpending>({
    queryKey: ['money-entries', 'spending', MONTHS, version],
    queryFn: async ({ signal }) => callApi(api, moneyCalls.spending, { query: { months: MONTHS }, signal }),
  });
  return { page: page.data, months: spending.data?.months, hasFailed: page.isError || spending.isError };
}
