import { callApi, insightCalls } from '@verdant/shared/contract';
import type { ReadExplanation } from '@verdant/shared/contract';
import { useQuery } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';

type Explained = {
  /** Null while it is on its way and when it did not come. */
  explanation: ReadExplanation | null;
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
};

/**
 * Why the insights that came at `insightsAt` (milliseconds) are what they are. Fetched again whenever they change,
 * so that it never explains older figures; until the new one is there the last one stays. Kept no longer than the visit.
 */
export function useExplanation(insightsAt: number): Explained {
  const api = useApi();
  const query = useQuery<ReadExplanation>({
    queryKey: ['explanation', insightsAt],
    queryFn: async ({ signal }) => callApi(api, insightCalls.explanation, { params: { id: 'latest' }, signal }),
    placeholderData: (last) => last,
    staleTime: 0,
    gcTime: 0,
  });
  return {
    explanation: query.data ?? null,
    hasFailed: query.isError,
    isRetrying: query.isFetching,
    retry: () => void query.refetch(),
  };
}
