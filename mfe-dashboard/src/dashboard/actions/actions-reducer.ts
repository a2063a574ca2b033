import type { ActionRequest, Recommendation } from '@verdant/shared/contract';

/** A decision about an action; `open` reverts an earlier one. */
export type Wanted = ActionRequest | { readonly state: 'open' };

/** A decision on its way to the server. */
export interface Change {
  readonly id: string;
  readonly title: string;
  readonly wanted: Wanted;
  /** Position among the open actions, where the outcome is shown. */
  readonly place: number;
  /** Unique; of several changes to one action the last one counts. */
  readonly ticket: number;
}

/** `decided` from the first moment on; `failed` when the server could not store it. */
export type Notice = { readonly status: 'decided' | 'failed'; readonly change: Change };

interface ActionsState {
  /** Changes that are being stored, by the id of the action. */
  readonly saving: Readonly<Record<string, Change>>;
  readonly notice: Notice | null;
}

export type ActionsEvent = { readonly type: 'decided' | 'saved' | 'failed'; readonly change: Change };

export const initialActionsState: ActionsState = { saving: {}, notice: null };

/** Ends the saving of a change, unless a later one of the same action has taken its place. */
function withoutChange({ saving }: ActionsState, { id, ticket }: Change): ActionsState['saving'] {
  if (saving[id]?.ticket !== ticket) return saving;
  const { [id]: _ended, ...others } = saving;
  return others;
}

/** Decisions about actions: shown at once, and taken back when they cannot be stored. Pure. */
export function actionsReducer(state: ActionsState, { type, change }: ActionsEvent): ActionsState {
  switch (type) {
    case 'decided':
      return { saving: { ...state.saving, [change.id]: change }, notice: { status: 'decided', change } };
    case 'saved':
      return { ...state, saving: withoutChange(state, change) };
    case 'failed':
      return { saving: withoutChange(state, change), notice: { status: 'failed', change } };
  }
}

/** A recommendation with a decision about it. */
export function withDecision(recommendation: Recommendation, decision: Wanted): Recommendation {
  const { state: _state, until: _until, reason: _reason, ...open } = recommendation;
  switch (decision.state) {
    case 'open':
      return open;
    case 'dismissed':
      return { ...open, state: decision.state, reason: decision.reason };
    case 'done':
    case 'postponed':
      return { ...open, state: decision.state };
  }
}

/** The recommendations as they are while decisions about them are being stored. */
export function withSaving(
  recommendations: readonly Recommendation[],
  { saving }: Pick<ActionsState, 'saving'>,
): Recommendation[] {
  return recommendations.map((recommendation) => {
    const change = recommendation.id === undefined ? undefined : saving[recommendation.id];
    return change ? withDecision(recommendation, change.wanted) : recommendation;
  });
}
