import { useCall } from '@verdant/shared/calls';
import { historyCalls } from '../contract';
import { useLanguage } from '@verdant/shared/services';

/**
 * Fetches the history that belongs to the insights fetched at `insightsAt` (milliseconds), or the current history. The last
 * history stays until a newer or translated one has loaded.
 */
export function useHistory(insightsAt: number | undefined) {
  const { language } = useLanguage();
  return useCall(historyCalls.list, {}, ['history', language, insightsAt], {
    placeholderData: (last) => last,
    // The history stays current as long as the insights do.
    ...(insightsAt !== undefined && { staleTime: Number.POSITIVE_INFINITY }),
  });
}
