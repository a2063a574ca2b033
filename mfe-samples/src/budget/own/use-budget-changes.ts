import { useState } from 'react';
import { callApi, moneyBudgetCalls } from '@verdant/shared/contract';
import type {
  BudgetAmount,
  BudgetCategory,
  BudgetChanges as ChangedAmounts,
  MoneyBudget,
  SpendingCategory,
} from '@verdant/shared/contract';
import { useMutation, useQueryClient } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';

export type Change =
  | { type: 'put'; category: SpendingCategory; said: BudgetAmount }
  | { type: 'remove'; category: SpendingCategory }
  | ({ type: 'several' } & ChangedAmounts);

type Wanted = { change: Change; text: string; undo?: Change };

const saidBefore = (one: BudgetCategory, cents: number): BudgetAmount => ({
  cents,
  roll_over: one.roll_over,
  rolled_over_cents: one.rolled_over_cents,
});

/** The amounts that are proposed where there is none. */
export const withProposed = ({ categories }: MoneyBudget): Change => ({
  type: 'several',
  added: categories.flatMap(({ category, budget_cents: own, proposed_cents: cents }) =>
    own === null && cents !== null ? [{ category, cents, roll_over: false }] : [],
  ),
  removed: [],
});

/** The change that restores what was before another. */
function inverseOf(change: Change, before: MoneyBudget): Change {
  if (change.type === 'several') {
    return { type: 'several', added: [], removed: change.added.map(({ category }) => category) };
  }
  const { category } = change;
  const one = before.categories.find((found) => found.category === category);
  if (one === undefined || one.budget_cents === null) return { type: 'remove', category };
  return { type: 'put', category, said: saidBefore(one, one.budget_cents) };
}

/** Changes the budget. The response replaces what is shown; what came of the last change can be undone. */
export function useBudgetChanges(budget: MoneyBudget, queryKey: readonly string[], undoneText: string) {
  const api = useApi();
  const client = useQueryClient();
  const [done, setDone] = useState<{ text: string; undo: Change | undefined } | null>(null);
  const call = useMutation({
    mutationFn: async ({ change }: Wanted): Promise<MoneyBudget> => {
      if (change.type === 'several') {
        const { added, removed } = change;
        return callApi(api, moneyBudgetCalls.change, { body: { added, removed } });
      }
      const params = { category: change.category };
      if (change.type === 'remove') return callApi(api, moneyBudgetCalls.remove, { params });
      return callApi(api, moneyBudgetCalls.put, { params, body: change.said });
    },
    onMutate: async () => client.cancelQueries({ queryKey }),
    onSuccess: (after, { text, undo }) => {
      client.setQueryData(queryKey, after);
      setDone({ text, undo });
    },
    onError: () => {
      setDone(null);
      // What was on its way was cancelled.
      void client.invalidateQueries({ queryKey });
    },
  });
  return {
    done,
    hasFailed: call.isError,
    isBusy: call.isPending,
    /** Ignored while another change is pending. */
    change: (change: Change, text: string, onSuccess?: () => void) => {
      if (!call.isPending) call.mutate({ change, text, undo: inverseOf(change, budget) }, { onSuccess });
    },
    undo: () => {
      if (done?.undo && !call.isPending) call.mutate({ change: done.undo, text: undoneText });
    },
    forgetFailure: () => call.reset(),
  } as const;
}

export type BudgetChanges = ReturnType<typeof useBudgetChanges>;
