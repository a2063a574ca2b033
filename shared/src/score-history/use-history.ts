import { useCall } from '@verdant/shared/calls';
import { historyCalls } from '../contract';
import { useLanguage } from '@verdant/shared/services';

/**
 * Fetches the quiz history, again for each new `insightsAt`, the time in milliseconds at which the insights were fetched.
 * The previous history stays visible until a newer or translated history has loaded.
 */
export function useHistory(insightsAt: number | undefined) {
  const { language } = useLanguage();
  return useCall(historyCalls.list, {}, ['history', language, insightsAt], {
    placeholderData: (last) => last,
    // The history is not refetched until the insights are refetched, because both change together.
    ...(insightsAt !== undefined && { staleTime: Number.POSITIVE_INFINITY }),
  });
}
