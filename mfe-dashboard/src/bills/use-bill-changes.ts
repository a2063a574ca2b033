import { useState } from 'react';
import { ApiError } from '@verdant/shared/api';
import { callApi, moneyCycleCalls } from '@verdant/shared/contract';
import type { MoneyCycle } from '@verdant/shared/contract';
import { useMutation, useQueryClient } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';
import { cycleKey } from '../dashboard/account-data/use-cycle';
import { inverseOf, predicted } from './changes';
import type { Change } from './changes';

const CONFLICT = 409;

type Wanted = { change: Change; text: string };
export type Done = { text: string; undo: Change | undefined; ticket: number };

/**
 * Changes the pay cycle and its bills. A change shows at once and is taken back when the server refuses it; the response replaces
 * the figures here and on the dashboard.
 */
export function useBillChanges(version: string, undoneText: string) {
  const api = useApi();
  const client = useQueryClient();
  const queryKey = cycleKey(version);
  const [done, setDone] = useState<Done | null>(null);
  const send = async (change: Change): Promise<MoneyCycle> => {
    if (change.type === 'pay') return callApi(api, moneyCycleCalls.correctPay, { body: change.said });
    if (change.type === 'correct') return callApi(api, moneyCycleCalls.correctBill, { body: change.said });
    const params = { id: change.id };
    if (change.type === 'remove') return callApi(api, moneyCycleCalls.removeBill, { params });
    return callApi(api, moneyCycleCalls.putBill, { params, body: change.bill });
  };
  const call = useMutation({
    mutationFn: async ({ change }: Wanted) => send(change),
    onMutate: async ({ change }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<MoneyCycle>(queryKey);
      if (before) client.setQueryData(queryKey, predicted(before, change));
      return before;
    },
    onSuccess: (after, { change, text }, before) => {
      client.setQueryData(queryKey, after);
      const undo = before && text !== undoneText ? inverseOf(change, before) : undefined;
      setDone((last) => ({ text, undo, ticket: (last?.ticket ?? 0) + 1 }));
    },
    onError: (_error, _wanted, before) => {
      setDone(null);
      client.setQueryData(queryKey, before);
    },
  });
  const failure = call.error;
  return {
    done,
    failure: failure && (failure instanceof ApiError && failure.status === CONFLICT ? 'tooMany' : 'failed'),
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

export type BillChanges = ReturnType<typeof useBillChanges>;
