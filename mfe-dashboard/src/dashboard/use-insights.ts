import { useCall } from '@verdant/shared/calls';
import { insightCalls } from '@verdant/shared/contract';
import type { InsightsResult } from '@verdant/shared/contract';
import { useLanguage } from '@verdant/shared/services';

const nothing: InsightsResult = { insights: [], investment_profile: null };

/**
 * Returns the user's insights; cached insights show at once and are refetched. `refetchOnMount`: false if another part
 * of the page has just fetched the insights.
 */
export function useInsights({ refetchOnMount = true } = {}) {
  const { language } = useLanguage();
  const query = useCall(insightCalls.latest, {}, ['insights', language], {
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
    /** Time at which the insights were fetched, in milliseconds since 1970. */
    insightsAt: query.dataUpdatedAt,
    hasFailed: query.isError,
    query,
  };
}
