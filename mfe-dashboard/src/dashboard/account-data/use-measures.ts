import { callApi, moneyCalls } from '@verdant/shared/contract';
import type { MoneyMeasures } from '@verdant/shared/contract';
import { useQuery } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';

/** What the transactions show as of the update at `version`. Not fetched while there are none. */
export function useMeasures(version: string, hasTransactions = true) {
  const api = useApi();
  return useQuery<MoneyMeasures>({
    queryKey: ['account-data', 'measures', version],
    queryFn: async ({ signal }) => callApi(api, moneyCalls.measures, { signal }),
    enabled: hasTransactions,
  });
}
