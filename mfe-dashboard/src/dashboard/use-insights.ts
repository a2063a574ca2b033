import { callApi, insightCalls } from '@verdant/shared/contract';
import type { InsightsResult } from '@verdant/shared/contract';
import { useQuery } from '@verdant/shared/query';
import { useApi, useLanguage } from '@verdant/shared/services';

const nothing: InsightsResult = { insights: [], investment_profile: null };

type Insights = InsightsResult & {
  /** True while the skeleton is shown. */
  isLoading: boolean;
  /** When they were fetched, in milliseconds. */
  insightsAt: number;
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
};

/**
 * The signed-in user's insights. Returning to the page shows the last ones at once and refetches them, as does returning
 * to the tab. Whatever this browser stores drops them first, so that outdated figures never show after a quiz.
 * `refetchOnMount`: false for a part of a page that has just fetched them.
 */
export function useInsights({ refetchOnMount = true } = {}): Insights {
  const api = useApi();
  const { language } = useLanguage();
  const query = useQuery({
    queryKey: ['insights', language],
    queryFn: async ({ signal }) => callApi(api, insightCalls.latest, { signal }),
    // In another language the figures are the same: they stay until the new words have loaded.
    placeholderData: (last) => last,
    staleTime: 0,
    refetchOnMount,
    retryOnMount: refetchOnMount,
    refetchOnWindowFocus: true,
  });
  return {
    ...(query.data ?? nothing),
    isLoading: query.isPending,
    insightsAt: query.dataUpdatedAt,
    hasFailed: query.isError,
    isRetrying: query.isFetching,
    retry: () => void query.refetch(),
  };
}
