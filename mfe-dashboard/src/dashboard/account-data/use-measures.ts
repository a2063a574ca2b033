import { callApi, goalCalls } from '@verdant/shared/contract';
import type { MeasuresAndGoals } from '@verdant/shared/contract';
import { useQuery } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';

/** Fetches the measures and the goals as of the update at `version`. Nothing is fetched without transactions. */
export function useMeasures(version: string, hasTransactions = true) {
  const api = useApi();
  return useQuery<MeasuresAndGoals>({
    queryKey: ['account-data', 'measures', version],
    queryFn: async ({ signal }) => callApi(api, goalCalls.measures, { signal }),
    enabled: hasTransactions,
  });
}
