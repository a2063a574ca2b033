import { useState } from 'react';
import { ApiError } from '@verdant/shared/api';
import { callApi, insightCalls } from '@verdant/shared/contract';
import type { AnswerDifference, InsightsResult, Insight, MetricInsight, MetricName } from '@verdant/shared/contract';
import { useMutation, useQueryClient } from '@verdant/shared/query';
import { useApi, useLanguage } from '@verdant/shared/services';
import { scoreNameOf } from '@verdant/shared/overview';
import { metricInsights } from '../metric-cards/metrics';
import { useInsights } from '../use-insights';

export type ScoreChange = {
  name: MetricName;
  from: number;
  to: number;
  range?: readonly [number, number] | undefined;
};

/** Returns the scores that differ after rounding to whole percents, in the order of `before`. */
function changesBetween(before: readonly Insight[], after: readonly MetricInsight[]): ScoreChange[] {
  return metricInsights(before).flatMap((was): ScoreChange[] => {
    const is = after.find(({ title }) => title === was.title);
    const name = scoreNameOf(was.title);
    if (!is || !name) return [];
    const [from, to] = [Math.round(was.value), Math.round(is.value)];
    return from === to
      ? []
      : [{ name, from, to, range: is.range && [Math.round(is.range[0]), Math.round(is.range[1])] }];
  });
}

const INSIGHTS = 'insights';
const CONFLICT = 409;

type Decision = { type: 'use' | 'keep' | 'undo'; difference: AnswerDifference };

/** Outcome of the last decision, with the changes of the scores. */
export type DifferenceOutcome = Decision & { changes: ScoreChange[] };

/** Provides the difference between an answer and a figure, and decisions, whose responses contain the new insights. */
export function useAnswerDifference() {
  const api = useApi();
  const { language } = useLanguage();
  const client = useQueryClient();
  const { insights, differences = [] } = useInsights({ refetchOnMount: false });
  const [outcome, setOutcome] = useState<DifferenceOutcome | null>(null);

  const call = useMutation<InsightsResult, Error, Decision>({
    mutationFn: async ({ type, difference: { question_id: id, session_id, offered } }) =>
      type === 'undo'
        ? callApi(api, insightCalls.undoDifference, { params: { id } })
        : callApi(api, insightCalls.decideDifference, {
            params: { id },
            body: { session_id, decision: type, answer: offered.answer },
          }),
    onSuccess: (result, decision) => {
      const changes = changesBetween(insights, metricInsights(result.insights));
      client.setQueryData([INSIGHTS, language], result);
      setOutcome({ ...decision, changes });
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
    /** `changed`: the decision failed, because the figure of the accounts has changed since it was shown. */
    failure: call.isError ? (isConflict ? ('changed' as const) : ('failed' as const)) : null,
    isBusy: call.isPending,
    decide: call.mutate,
  };
}
