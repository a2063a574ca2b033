import type { ActionRequest, Recommendation } from '@verdant/shared/contract';

/** A decision about an action; `open` reverts an earlier decision. */
export type WantedDecision = ActionRequest | { readonly state: 'open' };

export interface PendingDecision {
  readonly id: string;
  readonly title: string;
  readonly wanted: WantedDecision;
  /** Index among the open actions at which the list shows the outcome. */
  readonly place: number;
  /** Unique number of the change. The last of several changes to the same action applies. */
  readonly ticket: number;
}

/**
 * Notice about a decision: `decided` as soon as the user has decided, `failed` if the server could not store the decision.
 */
export type DecisionNotice = { readonly status: 'decided' | 'failed'; readonly change: PendingDecision };

interface ActionsState {
  readonly saving: Readonly<Record<string, PendingDecision>>;
  readonly notice: DecisionNotice | null;
}

export type ActionsEvent = { readonly type: 'decided' | 'saved' | 'failed'; readonly change: PendingDecision };

export const initialActionsState: ActionsState = { saving: {}, notice: null };

function withoutChange({ saving }: ActionsState, { id, ticket }: PendingDecision): ActionsState['saving'] {
  if (saving[id]?.ticket !== ticket) return saving;
  const { [id]: _ended, ...others } = saving;
  return others;
}

/** Reducer for decisions about actions. A decision shows at once and is reverted if the server fails to store it. */
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

export function withDecision(recommendation: Recommendation, decision: WantedDecision): Recommendation {
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

export function withPendingDecisions(
  recommendations: readonly Recommendation[],
  { saving }: Pick<ActionsState, 'saving'>,
): Recommendation[] {
  return recommendations.map((recommendation) => {
    const change = recommendation.id === undefined ? undefined : saving[recommendation.id];
    return change ? withDecision(recommendation, change.wanted) : recommendation;
  });
}
