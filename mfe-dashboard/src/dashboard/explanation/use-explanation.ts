import { callApi, insightCalls } from '@verdant/shared/contract';
import type { ReadExplanation } from '@verdant/shared/contract';
import { useQuery } from '@verdant/shared/query';
import { useApi, useLanguage } from '@verdant/shared/services';

type Explained = {
  /** Null while loading and after a failure. */
  explanation: ReadExplanation | null;
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
};

/**
 * The explanation of the insights fetched at `insightsAt` (milliseconds). Fetched again whenever they change, so that it
 * never explains older figures; the last one stays until the new one has loaded.
 */
export function useExplanation(insightsAt: number): Explained {
  const api = useApi();
  const { language } = useLanguage();
  const query = useQuery<ReadExplanation>({
    queryKey: ['explanation', language, insightsAt],
    queryFn: async ({ signal }) => callApi(api, insightCalls.explanation, { params: { id: 'latest' }, signal }),
    placeholderData: (last) => last,
    // Insights come first, also in a new language: the explanation belongs to them.
    enabled: insightsAt > 0,
    // Belongs to its insights: other ones bring their own.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    explanation: query.data ?? null,
    hasFailed: query.isError,
    isRetrying: query.isFetching,
    retry: () => void query.refetch(),
  };
}
