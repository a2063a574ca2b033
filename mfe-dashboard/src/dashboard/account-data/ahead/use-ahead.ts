import { callApi, moneyAheadCalls } from '@verdant/shared/contract';
import type { MoneyAhead } from '@verdant/shared/contract';
import { useQuery } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';

/** The next 90 days, as of the update at `version`. */
export function useAhead(version: string) {
  const api = useApi();
  return useQuery<MoneyAhead>({
    queryKey: ['account-data', 'ahead', version],
    queryFn: async ({ signal }) => callApi(api, moneyAheadCalls.ahead, { signal }),
  });
}
