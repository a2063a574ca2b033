import { useState } from 'react';
import { ApiError } from '@verdant/shared/api';
import { callApi, insightCalls } from '@verdant/shared/contract';
import type { AnswerDifference, InsightsResult } from '@verdant/shared/contract';
import { useMutation, useQueryClient } from '@verdant/shared/query';
import { useApi, useLanguage } from '@verdant/shared/services';
import { metricInsights } from '../metric-cards/metrics';
import { useInsights } from '../use-insights';
import { changesBetween } from './changes';
import type { ScoreChange } from './changes';

const INSIGHTS = 'insights';
const CONFLICT = 409;

type Wanted = { type: 'use' | 'keep' | 'undo'; difference: AnswerDifference };

/** Outcome of the last decision, with the changes of the scores. `ticket` counts decisions. */
export type DifferenceOutcome = Wanted & { changes: ScoreChange[]; ticket: number };

export type AnswerDifferenceState = {
  /** The first difference about which the user has not decided yet. */
  open: AnswerDifference | undefined;
  /** Changes of the scores that using the figure would cause. */
  effect: ScoreChange[];
  outcome: DifferenceOutcome | null;
  /** Reason why the last decision failed; `changed`: the figure of the accounts has changed since it was shown. */
  failure: 'changed' | 'failed' | null;
  isBusy: boolean;
  decide: (wanted: Wanted) => void;
};

/**
 * Provides the difference between an answer and a figure, and decisions about it. The response to a decision contains the
 * new insights, which replace the cached ones.
 */
export function useAnswerDifference(): AnswerDifferenceState {
  const api = useApi();
  const { language } = useLanguage();
  const client = useQueryClient();
  const { insights, differences = [] } = useInsights({ refetchOnMount: false });
  const [outcome, setOutcome] = useState<DifferenceOutcome | null>(null);

  const call = useMutation<InsightsResult, Error, Wanted>({
    mutationFn: async ({ type, difference: { question_id: id, session_id, offered } }) =>
      type === 'undo'
        ? callApi(api, insightCalls.undoDifference, { params: { id } })
        : callApi(api, insightCalls.decideDifference, {
            params: { id },
            body: { session_id, decision: type, answer: offered.answer },
          }),
    onSuccess: (result, wanted) => {
      const changes = changesBetween(insights, metricInsights(result.insights));
      client.setQueryData([INSIGHTS, language], result);
      setOutcome((before) => ({ ...wanted, changes, ticket: (before?.ticket ?? 0) + 1 }));
      void client.invalidateQueries({ queryKey: ['quiz-answers'] });
    },
    onError: () => void client.invalidateQueries({ queryKey: [INSIGHTS] }),
  });

  const [open] = differences;
  const isConflict = call.error instanceof ApiError && call.error.status === CONFLICT;
  return {
    open,
    effect: open ? changesBetween(insights, open.metrics) : [],
    outcome,
    failure: call.isError ? (isConflict ? 'changed' : 'failed') : null,
    isBusy: call.isPending,
    decide: call.mutate,
  };
}
