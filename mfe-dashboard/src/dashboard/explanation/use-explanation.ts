import { useCall } from '@verdant/shared/calls';
import { insightCalls } from '@verdant/shared/contract';
import { useLanguage } from '@verdant/shared/services';

/**
 * The explanation of the insights fetched at `insightsAt` (milliseconds). Fetched again whenever they change, so that it
 * never explains older figures; the previous explanation is shown until the new one has loaded.
 */
export function useExplanation(insightsAt: number) {
  const { language } = useLanguage();
  return useCall(insightCalls.explanation, { params: { id: 'latest' } }, ['explanation', language, insightsAt], {
    placeholderData: (last) => last,
    // Waits for the insights, also in a new language, because it explains these insights.
    enabled: insightsAt > 0,
    // Never stale, because newly fetched insights have another query key.
    staleTime: Number.POSITIVE_INFINITY,
  });
}
