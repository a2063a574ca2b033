import { useCall } from '@verdant/shared/calls';
import { insightCalls } from '@verdant/shared/contract';
import { useLanguage } from '@verdant/shared/services';

/**
 * The explanation of the insights fetched at `insightsAt` (milliseconds). Fetched again whenever they change, so that it
 * never explains older figures; the last one stays until the new one has loaded.
 */
export function useExplanation(insightsAt: number) {
  const { language } = useLanguage();
  return useCall(insightCalls.explanation, { params: { id: 'latest' } }, ['explanation', language, insightsAt], {
    placeholderData: (last) => last,
    // Insights come first, also in a new language: the explanation belongs to them.
    enabled: insightsAt > 0,
    // Belongs to its insights: other ones bring their own.
    staleTime: Number.POSITIVE_INFINITY,
  });
}
