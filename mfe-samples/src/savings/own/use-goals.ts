import { useState } from 'react';
import { ApiError } from '@verdant/shared/api';
import { callApi, goalCalls } from '@verdant/shared/contract';
import type { Goal, GoalsState, MoneyOverview } from '@verdant/shared/contract';
import { useMutation, useQuery, useQueryClient } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';
import { inverseOf, type Change } from './changes';

const failures: Record<number, 'tooMany' | 'refused'> = { 409: 'tooMany', 422: 'refused' };

/** As of the update of each bank: what is saved follows the balances. */
const goalsKey = ({ updates }: Pick<MoneyOverview, 'updates'>) => [
  'account-data',
  'goals',
  updates.map(({ updated_at, read_at }) => read_at ?? updated_at).join(),
];

/**
 * The goals of a user, current whenever they are opened: pay and balances are corrected on other pages. The last ones
 * stay while those of a new update are fetched, with what is being typed.
 */
export function useGoals(overview: MoneyOverview) {
  const api = useApi();
  return useQuery<GoalsState>({
    queryKey: goalsKey(overview),
    queryFn: async ({ signal }) => callApi(api, goalCalls.list, { signal }),
    staleTime: 0,
    placeholderData: (previous) => previous,
  });
}

type Wanted = { change: Change; text: string };
type Done = { text: string; undo: Change | undefined; ticket: number };

/** Changes the goals that are shown. The response replaces them, and what was changed can be undone. */
export function useGoalChanges(shown: GoalsState, overview: MoneyOverview, undoneText: string) {
  const api = useApi();
  const client = useQueryClient();
  const queryKey = goalsKey(overview);
  const [done, setDone] = useState<Done | null>(null);
  const send = async (change: Change): Promise<{ goals: Goal[] }> => {
    if (change.type === 'create') return callApi(api, goalCalls.create, { body: change.input });
    const params = { id: change.id };
    if (change.type === 'remove') return callApi(api, goalCalls.remove, { params });
    return callApi(api, goalCalls.change, { params, body: change.input });
  };
  const call = useMutation({
    mutationFn: async ({ change }: Wanted) => send(change),
    onMutate: async () => client.cancelQueries({ queryKey }),
    onSuccess: ({ goals }, { change, text }) => {
      const fetched = client.getQueryData<GoalsState>(queryKey);
      const before = fetched ?? shown;
      client.setQueryData<GoalsState>(queryKey, { ...before, goals });
      // Pay and what is free were on their way, and were cancelled.
      if (!fetched) void client.invalidateQueries({ queryKey });
      const undo = text === undoneText ? undefined : inverseOf(change, before.goals, before.today);
      setDone((last) => ({ text, undo, ticket: (last?.ticket ?? 0) + 1 }));
    },
    onError: () => {
      setDone(null);
      // What was on its way was cancelled.
      void client.invalidateQueries({ queryKey });
    },
  });
  const failure = call.error;
  return {
    done,
    failure: failure && ((failure instanceof ApiError && failures[failure.status ?? 0]) || 'failed'),
    isBusy: call.isPending,
    /** Ignored while another change is pending. */
    change: (change: Change, text: string, onSuccess?: () => void) => {
      if (!call.isPending) call.mutate({ change, text }, { onSuccess });
    },
    undo: () => {
      if (done?.undo && !call.isPending) call.mutate({ change: done.undo, text: undoneText });
    },
    forgetFailure: () => call.reset(),
  } as const;
}

export type GoalChanges = ReturnType<typeof useGoalChanges>;
