import { callApi, historyCalls } from '@verdant/shared/contract';
import type { QuizHistory } from '@verdant/shared/contract';
import { useQuery } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';

type History = {
  /** Null while loading and after a failure. */
  history: QuizHistory | null;
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
};

/**
 * The history that belongs to the insights fetched at `insightsAt` (milliseconds). The last one stays until the new one
 * has loaded.
 */
export function useHistory(insightsAt: number): History {
  const api = useApi();
  const query = useQuery<QuizHistory>({
    queryKey: ['history', insightsAt],
    queryFn: async ({ signal }) => callApi(api, historyCalls.list, { signal }),
    placeholderData: (last) => last,
    // Belongs to its insights: other ones bring their own.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    history: query.data ?? null,
    hasFailed: query.isError,
    isRetrying: query.isFetching,
    retry: () => void query.refetch(),
  };
}
