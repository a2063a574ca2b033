import { callApi, historyCalls } from '../contract';
import type { QuizHistory } from '../contract';
import { useQuery } from '@verdant/shared/query';
import { useApi, useLanguage } from '@verdant/shared/services';

type History = {
  /** Null while loading and after a failure. */
  history: QuizHistory | null;
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
};

/**
 * The history that belongs to the insights fetched at `insightsAt` (milliseconds), or that of now. The last one stays until the
 * new one, or that in another language, has loaded.
 */
export function useHistory(insightsAt: number | undefined): History {
  const api = useApi();
  const { language } = useLanguage();
  const query = useQuery<QuizHistory>({
    queryKey: ['history', language, insightsAt],
    queryFn: async ({ signal }) => callApi(api, historyCalls.list, { signal }),
    placeholderData: (last) => last,
    // The history stays current as long as the insights do.
    ...(insightsAt !== undefined && { staleTime: Number.POSITIVE_INFINITY }),
  });
  return {
    history: query.data ?? null,
    hasFailed: query.isError,
    isRetrying: query.isFetching,
    retry: () => void query.refetch(),
  };
}
