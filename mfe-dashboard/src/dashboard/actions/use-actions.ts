import { useState } from 'react';
import { actionCalls, callApi } from '@verdant/shared/contract';
import type { ActionRequest, InsightsResult, Recommendation } from '@verdant/shared/contract';
import { useMutation, useQueryClient } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';

const INSIGHTS = ['insights'];
const ACTIONS = ['actions'];

/** A decision about an action; `open` reverts an earlier decision. */
export type Decision = ActionRequest | { readonly state: 'open' };

type ActionChange = {
  id: string;
  title: string;
  decision: Decision;
  /** Index among the open actions at which the list shows the outcome. */
  place: number;
};

/** Notice about the last decision: `decided` as soon as the user has decided, `failed` if the server could not store it. */
export type DecisionNotice = { status: 'decided' | 'failed'; change: ActionChange };

function withDecision({ state: _state, until: _until, reason: _reason, ...open }: Recommendation, decision: Decision) {
  if (decision.state === 'open') return open;
  return { ...open, state: decision.state, ...(decision.state === 'dismissed' && { reason: decision.reason }) };
}

const withAction = (result: InsightsResult, action: Recommendation): InsightsResult => ({
  ...result,
  insights: result.insights.map((insight) =>
    insight.type === 'recommendations'
      ? {
          ...insight,
          recommendations: insight.recommendations.map((other) => (other.id === action.id ? action : other)),
        }
      : insight,
  ),
});

/** Provides decisions about actions. A decision shows at once, and is reverted if the server fails to store it. */
export function useActionDecisions(recommendations: readonly Recommendation[]) {
  const api = useApi();
  const client = useQueryClient();
  const [notice, setNotice] = useState<DecisionNotice | null>(null);
  const show = (action: Recommendation) =>
    client.setQueriesData<InsightsResult>({ queryKey: INSIGHTS }, (result) => result && withAction(result, action));

  const { mutate } = useMutation({
    mutationKey: ACTIONS,
    // Stores decisions one after the other, so that the last decision about an action is also stored last.
    scope: { id: 'actions' },
    mutationFn: async ({ id, decision }: ActionChange): Promise<unknown> =>
      decision.state === 'open'
        ? callApi(api, actionCalls.reopen, { params: { id } })
        : callApi(api, actionCalls.decide, { params: { id }, body: decision }),
    onMutate: async ({ id, decision }) => {
      const before = recommendations.find((action) => action.id === id);
      await client.cancelQueries({ queryKey: INSIGHTS });
      if (before) show(withDecision(before, decision));
      return before;
    },
    onSuccess: async () => {
      // Fetches the insights again, because another action can take the place of the decided action. An earlier response
      // would not contain the decisions that are still being stored.
      if (client.isMutating({ mutationKey: ACTIONS }) === 1) await client.invalidateQueries({ queryKey: INSIGHTS });
    },
    onError: (_error, change, before) => {
      if (before) show(before);
      setNotice({ status: 'failed', change });
    },
  });

  return {
    recommendations,
    notice,
    decide: (change: ActionChange) => {
      setNotice({ status: 'decided', change });
      mutate(change);
    },
  };
}

export type ActionDecisions = ReturnType<typeof useActionDecisions>;
