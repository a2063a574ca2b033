import { callApi, goalCalls } from '@verdant/shared/contract';
import type { ProposedGoal } from '@verdant/shared/contract';
import { useQuery } from '@verdant/shared/query';
import { useSearchParams } from '@verdant/shared/router';
import { useApi } from '@verdant/shared/services';

export type Proposal = {
  /** A link asked for one. */
  isAsked: boolean;
  isLoading: boolean;
  /** Undefined where there is nothing to fill in, and after a failure. */
  proposed: ProposedGoal | undefined;
  hasFailed: boolean;
  retry: () => void;
  /** Once the form has been left: what it was filled with may be old when it is opened again. */
  forget: () => void;
};

/** The goal that the link of an action asks for (`?goal=full-buffer`), from the figures of now. */
export function useProposal(): Proposal {
  const api = useApi();
  const [params, setParams] = useSearchParams();
  const rule = params.get('goal');
  const { data, isLoading, isError, refetch } = useQuery<ProposedGoal | null>({
    queryKey: ['account-data', 'proposed-goal', rule],
    queryFn: async ({ signal }) =>
      (await callApi(api, goalCalls.proposed, { params: { rule: rule ?? '' }, signal })).proposed,
    enabled: rule !== null,
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  return {
    isAsked: rule !== null,
    isLoading,
    proposed: data ?? undefined,
    hasFailed: isError,
    retry: () => void refetch(),
    forget: () => {
      if (rule !== null) setParams({}, { replace: true });
    },
  };
}
