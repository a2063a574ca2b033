import { useReducer } from 'react';
import { actionCalls, callApi } from '@verdant/shared/contract';
import type { InsightsResult, Recommendation } from '@verdant/shared/contract';
import { useMutation, useQueryClient } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';
import { actionsReducer, initialActionsState, withDecision, withPendingDecisions } from './actions-reducer';
import type { PendingDecision } from './actions-reducer';

const INSIGHTS = ['insights'];

function decideIn(result: InsightsResult, { id, wanted }: PendingDecision): InsightsResult {
  return {
    ...result,
    insights: result.insights.map((insight) =>
      insight.type === 'recommendations'
        ? {
            ...insight,
            recommendations: insight.recommendations.map((recommendation) =>
              recommendation.id === id ? withDecision(recommendation, wanted) : recommendation,
            ),
          }
        : insight,
    ),
  };
}

let tickets = 0;

/** Provides decisions about actions, which are stored one after the other. */
export function useActionDecisions(stored: readonly Recommendation[]) {
  const api = useApi();
  const client = useQueryClient();
  const [state, dispatch] = useReducer(actionsReducer, initialActionsState);

  const { mutate } = useMutation<unknown, Error, PendingDecision>({
    // Stores decisions one after the other, so that the last decision about an action is also stored last.
    scope: { id: 'actions' },
    mutationFn: async ({ id, wanted }) =>
      wanted.state === 'open'
        ? callApi(api, actionCalls.reopen, { params: { id } })
        : callApi(api, actionCalls.decide, { params: { id }, body: wanted }),
    onSuccess: async (_response, change) => {
      client.setQueriesData<InsightsResult>({ queryKey: INSIGHTS }, (result) => result && decideIn(result, change));
      dispatch({ type: 'saved', change });
      // Fetches the insights again, because another action can take the place of the decided action.
      await client.invalidateQueries({ queryKey: INSIGHTS });
    },
    onError: (_error, change) => dispatch({ type: 'failed', change }),
  });

  return {
    /** The recommendations, including decisions that are still being stored. */
    recommendations: withPendingDecisions(stored, state),
    notice: state.notice,
    decide: (decision: Omit<PendingDecision, 'ticket'>) => {
      tickets += 1;
      const change = { ...decision, ticket: tickets };
      dispatch({ type: 'decided', change });
      mutate(change);
    },
  };
}

export type ActionDecisions = ReturnType<typeof useActionDecisions>;
