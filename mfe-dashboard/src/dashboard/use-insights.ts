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
 * Returns the signed-in user's insights. On return to the page or the tab, cached insights show at once and are refetched.
 * Each change that this browser stores removes cached insights first, so that outdated figures never show after a quiz.
 * `refetchOnMount`: false when another part of the page has just fetched them.
 */
export function useInsights({ refetchOnMount = true } = {}): Insights {
  const api = useApi();
  const { language } = useLanguage();
  const query = useQuery({
    queryKey: ['insights', language],
    queryFn: async ({ signal }) => callApi(api, insightCalls.latest, { signal }),
    // The figures do not depend on the language: the old response shows until the new texts have loaded.
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
