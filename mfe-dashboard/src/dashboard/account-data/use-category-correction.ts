import { useState } from 'react';
import { callApi, moneyCalls } from '@verdant/shared/contract';
import type { CorrectedMerchant, MoneyCategory, MoneyTransaction } from '@verdant/shared/contract';
import { useMutation, useQueryClient } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';

/** A category that the user wants; null is the category that the rules have. */
type WantedCategory = MoneyCategory | null;

type Correction = {
  /** The transaction as it was before. */
  transaction: MoneyTransaction;
  category: WantedCategory;
  /** True for this transaction alone, false for its merchant. */
  isOnlyThis: boolean;
};

/** The category that the user chose for a transaction or its merchant, if they did. */
export const chosenCategory = ({ category, reason }: Pick<MoneyTransaction, 'category' | 'reason'>): WantedCategory =>
  reason.kind === 'correction' ? category : null;

/**
 * Corrects the category of a transaction of a list or of its merchant, and undoes that. Everything that is computed from categories is
 * fetched again. One transaction is open at a time; `open` and `close` do nothing while a call is pending.
 */
export function useCategoryCorrection() {
  const api = useApi();
  const client = useQueryClient();
  const [openId, setOpenId] = useState<string>();
  const store = async (id: string, category: WantedCategory, isOnlyThis: boolean) =>
    callApi(api, moneyCalls.correct, { params: { id }, body: { category, ...(isOnlyThis && { only_this: true }) } });
  const restore = async ({ transaction, isOnlyThis }: Correction, { before }: CorrectedMerchant) => {
    const { merchant, only_this: own } = before ?? { merchant: chosenCategory(transaction), only_this: null };
    if (isOnlyThis) return store(transaction.id, own, true);
    const restored = await store(transaction.id, merchant, false);
    return own === null ? restored : store(transaction.id, own, true);
  };
  const refetch = () => void client.invalidateQueries({ queryKey: ['account-data'] });

  const undo = useMutation({
    mutationFn: async ({ correction, saved }: { correction: Correction; saved: CorrectedMerchant }) =>
      restore(correction, saved),
    onSuccess: refetch,
  });
  const save = useMutation({
    mutationFn: async ({ transaction, category, isOnlyThis }: Correction) =>
      store(transaction.id, category, isOnlyThis),
    onSuccess: () => {
      setOpenId(undefined);
      refetch();
    },
  });
  const turn = (id: string | undefined) => {
    if (save.isPending || undo.isPending) return;
    save.reset();
    undo.reset();
    setOpenId(id);
  };
  const { variables: correction, data: saved } = save;
  return {
    openId,
    open: (id: string) => turn(id),
    close: () => turn(undefined),
    /** Id of the transaction of the last correction. */
    correctedId: correction?.transaction.id,
    saving: save,
    undoing: undo,
    save: save.mutate,
    undo: () => correction && saved && undo.mutate({ correction, saved }),
  };
}

export type CategoryCorrection = ReturnType<typeof useCategoryCorrection>;
