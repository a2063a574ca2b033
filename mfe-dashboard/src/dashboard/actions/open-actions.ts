import type { ActionState, Recommendation } from '@verdant/shared/contract';

export type DecidedAction = Recommendation & { id: string; state: ActionState };

export function isDecided(action: Recommendation): action is DecidedAction {
  return action.id !== undefined && action.state !== undefined;
}

/** Returns the recommendations without a decision, in their order. */
export function openActions(recommendations: readonly Recommendation[]): Recommendation[] {
  return recommendations.filter((action) => !isDecided(action));
}
