import { useCall } from '@verdant/shared/calls';
import { insightCalls } from '@verdant/shared/contract';
import { useLanguage } from '@verdant/shared/services';

/**
 * Fetches the explanation of the insights that were fetched at `insightsAt` (milliseconds since 1970), and again after each
 * new fetch of insights. The previous explanation is shown until the new one has loaded.
 */
export function useExplanation(insightsAt: number) {
  const { language } = useLanguage();
  return useCall(insightCalls.explanation, { params: { id: 'latest' } }, ['explanation', language, insightsAt], {
    placeholderData: (last) => last,
    // Waits until the insights have loaded, also in a new language, because the explanation is about these insights.
    enabled: insightsAt > 0,
    // Never stale, because newly fetched insights have another query key.
    staleTime: Number.POSITIVE_INFINITY,
  });
}
