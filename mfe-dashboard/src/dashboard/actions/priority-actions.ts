import { urgencies } from '@verdant/shared/contract';
import type { Insight, Recommendation, ActionState } from '@verdant/shared/contract';

export function priorityActions(insights: readonly Insight[]): Recommendation[] {
  const found = new Map<string, Recommendation>();
  for (const insight of insights) {
    if (insight.type !== 'recommendations') continue;
    for (const action of insight.recommendations) found.set(actionKey(action), action);
  }
  return [...found.values()].toSorted((a, b) => urgencies.indexOf(a.urgency) - urgencies.indexOf(b.urgency));
}

export function actionKey({ title, description }: Recommendation): string {
  return `${title}\n${description}`;
}

export type DecidedAction = Recommendation & { id: string; state: ActionState };

export function isDecidedAction(action: Recommendation): action is DecidedAction {
  return action.id !== undefined && action.state !== undefined;
}

export function openActions(recommendations: readonly Recommendation[]): Recommendation[] {
  return recommendations.filter((action) => !isDecidedAction(action));
}
