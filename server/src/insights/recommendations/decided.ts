import type { ActionDecision } from '@verdant/shared/contract';
import type { StoredDecision, DecisionsByRule } from '../../actions/store';
import type { Rule } from './rule';

/** A user's decisions about advice, and the time of completion of the quiz that gave the advice. */
export interface AdviceDecisions {
  readonly decisions: DecisionsByRule;
  readonly completedAt: Date;
}

export const noDecisions: AdviceDecisions = { decisions: new Map(), completedAt: new Date(0) };

/**
 * Returns the user's decision about a rule's advice. Ignores a decision about help in trouble if it is a dismissal or older
 * than the quiz, so that the help is shown again.
 */
function findDecision({ id, rescue }: Rule, { decisions, completedAt }: AdviceDecisions): StoredDecision | undefined {
  const decision = decisions.get(id);
  if (!decision || rescue === undefined) return decision;
  return decision.state === 'dismissed' || decision.changedAt < completedAt ? undefined : decision;
}

/**
 * Returns undecided actions. Omits advice to invest that would appear only because the user has completed help in trouble.
 */
export function selectUndecidedActions<T extends { readonly rule: Rule }>(
  sorted: readonly T[],
  decided: AdviceDecisions,
  selectForemost: (actions: readonly T[]) => readonly T[],
): T[] {
  const isOpen = ({ rule }: T) => findDecision(rule, decided) === undefined;
  const withRescue = selectForemost(sorted.filter((action) => isOpen(action) || action.rule.rescue !== undefined));
  return sorted.filter((action) => isOpen(action) && (!action.rule.isAboutGrowth || withRescue.includes(action)));
}

export function selectDecidedActions<T extends { readonly rule: Rule }>(
  sorted: readonly T[],
  decided: AdviceDecisions,
): { readonly action: T; readonly decision: ActionDecision }[] {
  return sorted.flatMap((action) => {
    const decision = findDecision(action.rule, decided);
    if (!decision) return [];
    const { changedAt: _changedAt, ...onTheWire } = decision;
    return [{ action, decision: onTheWire }];
  });
}
