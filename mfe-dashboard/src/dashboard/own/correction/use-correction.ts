import { useReducer } from 'react';
import { callApi, moneyCalls } from '@verdant/shared/contract';
import type { MoneyTransaction } from '@verdant/shared/contract';
import { useMutation, useQueryClient } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';
import { correctionReducer, initialCorrection, type CorrectionState, type WantedCategory } from './correction-reducer';

/** The person's own category of a transaction's merchant, if it has one. */
export const ownCategory = ({ category, reason }: Pick<MoneyTransaction, 'category' | 'reason'>): WantedCategory =>
  reason.kind === 'correction' ? category : null;

export type CorrectionControls = {
  state: CorrectionState;
  open: () => void;
  close: () => void;
  save: (to: WantedCategory) => void;
  undo: () => void;
};

/** Corrects the category of a transaction's merchant. Everything that is computed from categories is fetched anew. */
export function useCorrection(transaction: Pick<MoneyTransaction, 'id' | 'category' | 'reason'>): CorrectionControls {
  const api = useApi();
  const client = useQueryClient();
  const [state, dispatch] = useReducer(correctionReducer, initialCorrection);
  const { mutate } = useMutation({
    networkMode: 'always',
    mutationFn: async (category: WantedCategory) =>
      callApi(api, moneyCalls.correct, { params: { id: transaction.id }, body: { category } }),
    onSuccess: async (result) => {
      dispatch({ type: 'stored', result });
      await client.invalidateQueries({ queryKey: ['money-entries'] });
    },
    onError: () => dispatch({ type: 'failed' }),
  });
  return {
    state,
    open: () => dispatch({ type: 'opened' }),
    close: () => dispatch({ type: 'closed' }),
    save: (to) => {
      dispatch({ type: 'chosen', correction: { to, undo: ownCategory(transaction) } });
      mutate(to);
    },
    undo: () => {
      if (state.status !== 'saved' && state.status !== 'undo-failed') return;
      dispatch({ type: 'undo' });
      mutate(state.correction.undo);
    },
  };
}
