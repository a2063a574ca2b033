import { useState } from 'react';
import { callApi, moneyCorrectionCalls } from '@verdant/shared/contract';
import type { CorrectedMerchant, MoneyCategory, MoneyTransaction, SplitPart } from '@verdant/shared/contract';
import { useMutation, useQueryClient } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';
import type { DetailChanges } from './use-details-draft';

type WantedCategory = MoneyCategory | null;

type Correction = {
  category: WantedCategory;
  /** True if the category is only for this transaction, false if it is for all transactions of the merchant. */
  isOnlyThis: boolean;
};

type Change = DetailChanges & {
  transaction: MoneyTransaction;
  correction?: Correction | undefined;
  /** Parts to split the payment into, or an empty array to join the parts. Missing if the parts stay unchanged. */
  parts?: readonly SplitPart[];
};

export type CorrectionResult =
  | ({ type: 'category' } & CorrectedMerchant)
  | { type: 'split'; merchant: string; parts: number };

/** Returns the category that the user chose for a transaction or its merchant; null without such a choice. */
export const userChosenCategory = ({
  category,
  reason,
}: Pick<MoneyTransaction, 'category' | 'reason'>): WantedCategory => (reason.kind === 'correction' ? category : null);

/**
 * Provides changes of the note, the tags, the split and the category of a transaction in a list. Each change refetches
 * all account data, and `open` and `close` do nothing while a call is pending.
 */
export function useCategoryCorrection() {
  const api = useApi();
  const client = useQueryClient();
  const [openId, setOpenId] = useState<string>();
  const store = async (id: string, { category, isOnlyThis }: Correction): Promise<CorrectionResult> => {
    const body = { category, ...(isOnlyThis && { only_this: true }) };
    return { type: 'category', ...(await callApi(api, moneyCorrectionCalls.correct, { params: { id }, body })) };
  };
  const split = async ({ id, merchant }: MoneyTransaction, parts: readonly SplitPart[]): Promise<CorrectionResult> => {
    await callApi(api, moneyCorrectionCalls.split, { params: { id }, body: { parts: [...parts] } });
    return { type: 'split', merchant, parts: parts.length };
  };
  const restore = async ({ transaction, correction }: Change, saved: CorrectionResult): Promise<CorrectionResult> => {
    if (saved.type === 'split') return split(transaction, transaction.split ?? []);
    const { id } = transaction;
    const { before } = saved;
    const { merchant, only_this: own } = before ?? { merchant: userChosenCategory(transaction), only_this: null };
    if (correction?.isOnlyThis) return store(id, { category: own, isOnlyThis: true });
    const restored = await store(id, { category: merchant, isOnlyThis: false });
    return own === null ? restored : store(id, { category: own, isOnlyThis: true });
  };
  const refetch = () => void client.invalidateQueries({ queryKey: ['account-data'] });

  const undo = useMutation({
    mutationFn: async ({ change, saved }: { change: Change; saved: CorrectionResult }) => restore(change, saved),
    onSuccess: refetch,
  });
  const save = useMutation({
    mutationFn: async ({ transaction, correction, note, tags, parts }: Change) => {
      const { id } = transaction;
      if (note !== undefined) await callApi(api, moneyCorrectionCalls.note, { params: { id }, body: { note } });
      if (tags) {
        const ids = [id];
        const changes = [
          ...tags.removed.map((tag) => ({ ids, remove_tag: tag })),
          ...tags.added.map((tag) => ({ ids, add_tag: tag })),
        ];
        await callApi(api, moneyCorrectionCalls.change, { body: { changes } });
      }
      if (parts) return split(transaction, parts);
      return correction && store(id, correction);
    },
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
  const { variables: change, data: saved } = save;
  return {
    openId,
    open: (id: string) => turn(id),
    close: () => turn(undefined),
    changedId: change?.transaction.id,
    saving: save,
    undoing: undo,
    save: save.mutate,
    undo: () => change && saved && undo.mutate({ change, saved }),
  };
}

export type CategoryCorrection = ReturnType<typeof useCategoryCorrection>;
