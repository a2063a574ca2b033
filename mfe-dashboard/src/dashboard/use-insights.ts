import { callApi, insightCalls } from '@verdant/shared/contract';
import type { InsightsResult } from '@verdant/shared/contract';
import { useQuery } from '@verdant/shared/query';
import { useApi, useLanguage } from '@verdant/shared/services';

const nothing: InsightsResult = { insights: [], investment_profile: null };

type Insights = InsightsResult & {
  /** True while the skeleton is shown. */
  isLoading: boolean;
  /** Time at which the insights were fetched, in milliseconds since 1970. */
  insightsAt: number;
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
};

/**
 * Returns the signed-in user's insights. Cached insights are shown at once and refetched when the user returns to the page
 * or the tab. Changes that this browser stores remove the cached insights, so that outdated figures are never shown after a
 * quiz.
 * `refetchOnMount`: false when another part of the page has just fetched them.
 */
export function useInsights({ refetchOnMount = true } = {}): Insights {
  const api = useApi();
  const { language } = useLanguage();
  const query = useQuery({
    queryKey: ['insights', language],
    queryFn: async ({ signal }) => callApi(api, insightCalls.latest, { signal }),
    // Shows the response in the previous language until the new texts load, because figures do not depend on the language.
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
