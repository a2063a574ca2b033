import { useState } from 'react';
import { callApi, moneyCalls } from '@verdant/shared/contract';
import type { MoneyCategory, MoneyTransaction } from '@verdant/shared/contract';
import { useMutation, useQueryClient } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';

/** What a user wants for a merchant; null is the category that the rules have. */
type WantedCategory = MoneyCategory | null;
type Correction = { to: WantedCategory; undo: WantedCategory };

/** The category that the user chose for a transaction's merchant, if they did. */
export const chosenCategory = ({ category, reason }: Pick<MoneyTransaction, 'category' | 'reason'>): WantedCategory =>
  reason.kind === 'correction' ? category : null;

/**
 * Corrects the category of a transaction's merchant, and undoes that. All that is computed from categories is fetched
 * again. `open` and `close` do nothing while a call is pending.
 */
export function useCategoryCorrection(transaction: Pick<MoneyTransaction, 'id' | 'category' | 'reason'>) {
  const api = useApi();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const store = async (category: WantedCategory) =>
    callApi(api, moneyCalls.correct, { params: { id: transaction.id }, body: { category } });
  const refetch = () => void client.invalidateQueries({ queryKey: ['account-data'] });

  const undo = useMutation({ mutationFn: async ({ undo: to }: Correction) => store(to), onSuccess: refetch });
  const save = useMutation({
    mutationFn: async ({ to }: Correction) => store(to),
    onSuccess: () => {
      setOpen(false);
      refetch();
    },
  });
  const turn = (opens: boolean) => {
    if (save.isPending || undo.isPending) return;
    save.reset();
    undo.reset();
    setOpen(opens);
  };
  return {
    isOpen,
    open: () => turn(true),
    close: () => turn(false),
    saving: save,
    undoing: undo,
    save: (to: WantedCategory) => save.mutate({ to, undo: chosenCategory(transaction) }),
    undo: () => save.variables && undo.mutate(save.variables),
  };
}

export type CategoryCorrection = ReturnType<typeof useCategoryCorrection>;
