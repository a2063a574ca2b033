import { readInsights } from '@verdant/shared/contract';
import type { InsightsResult } from '@verdant/shared/contract';
import { useQuery } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';

const nothing: InsightsResult = { insights: [], investment_profile: null };

type Insights = InsightsResult & {
  /** Nothing to show yet: the skeleton's time. */
  isLoading: boolean;
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
};

/** The signed-in user's insights. Asked for again at every visit: the quiz may have changed them a second ago. */
export function useInsights(): Insights {
  const api = useApi();
  const query = useQuery({
    queryKey: ['insights'],
    queryFn: async ({ signal }) => readInsights(await api.get('/adaptive-quiz/insights', { signal })),
    staleTime: 0,
  });
  const result = query.data ?? nothing;
  // Empty insights from an earlier visit would offer the quiz to someone who has just completed it.
  const outdated = query.isFetching && !query.isError && result.insights.length === 0;
  return {
    ...result,
    isLoading: query.isPending || outdated,
    hasFailed: query.isError,
    isRetrying: query.isFetching,
    retry: () => void query.refetch(),
  };
}
