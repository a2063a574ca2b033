import type { CorrectedMerchant, MoneyCategory } from '@verdant/shared/contract';

/** What a person wants for a merchant; null is the category that the rules have. */
export type WantedCategory = MoneyCategory | null;

/** A correction on its way: `undo` is what brings the state before it back. */
export interface Correction {
  readonly to: WantedCategory;
  readonly undo: WantedCategory;
}

/** Correcting the category of one transaction's merchant. */
export type CorrectionState =
  | { readonly status: 'closed' }
  | { readonly status: 'choosing'; readonly hasFailed: boolean }
  | { readonly status: 'saving'; readonly correction: Correction }
  | { readonly status: 'saved'; readonly correction: Correction; readonly result: CorrectedMerchant }
  | { readonly status: 'undoing'; readonly correction: Correction; readonly result: CorrectedMerchant }
  | { readonly status: 'undo-failed'; readonly correction: Correction; readonly result: CorrectedMerchant }
  | { readonly status: 'undone'; readonly result: CorrectedMerchant };

export type CorrectionEvent =
  | { readonly type: 'opened' | 'closed' | 'undo' | 'failed' }
  | { readonly type: 'chosen'; readonly correction: Correction }
  | { readonly type: 'stored'; readonly result: CorrectedMerchant };

export const initialCorrection: CorrectionState = { status: 'closed' };

function afterStored(state: CorrectionState, result: CorrectedMerchant): CorrectionState {
  if (state.status === 'saving') return { status: 'saved', correction: state.correction, result };
  return state.status === 'undoing' ? { status: 'undone', result } : state;
}

function afterFailure(state: CorrectionState): CorrectionState {
  if (state.status === 'saving') return { status: 'choosing', hasFailed: true };
  return state.status === 'undoing' ? { ...state, status: 'undo-failed' } : state;
}

/** One correction from its choice to its end; events that do not fit the state change nothing. Pure. */
export function correctionReducer(state: CorrectionState, event: CorrectionEvent): CorrectionState {
  const isBusy = state.status === 'saving' || state.status === 'undoing';
  switch (event.type) {
    case 'opened':
      return isBusy ? state : { status: 'choosing', hasFailed: false };
    case 'closed':
      return isBusy ? state : initialCorrection;
    case 'chosen':
      return state.status === 'choosing' ? { status: 'saving', correction: event.correction } : state;
    case 'undo':
      return state.status === 'saved' || state.status === 'undo-failed' ? { ...state, status: 'undoing' } : state;
    case 'stored':
      return afterStored(state, event.result);
    case 'failed':
      return afterFailure(state);
  }
}
