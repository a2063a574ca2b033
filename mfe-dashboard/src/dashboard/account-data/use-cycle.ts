import { callApi, moneyCycleCalls } from '@verdant/shared/contract';
import type { MoneyCycle } from '@verdant/shared/contract';
import { useQuery } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';

/** The key of the pay cycle in the cache, as of the update at `version`. */
export const cycleKey = (version: string) => ['account-data', 'cycle', version];

/** The pay cycle and what is due in it, as of the update at `version`. Not fetched while `isEnabled` is false. */
export function useCycle(version: string, isEnabled: boolean) {
  const api = useApi();
  return useQuery<MoneyCycle>({
    queryKey: cycleKey(version),
    queryFn: async ({ signal }) => callApi(api, moneyCycleCalls.cycle, { signal }),
    enabled: isEnabled,
  });
}
