import type { ActionDecision } from '@verdant/shared/contract';
import type { StoredDecision, Decisions } from '../../actions/store';
import type { Rule } from './rule';

/** Decisions of a user about the advice of a quiz. */
export interface AdviceDecisions {
  readonly decisions: Decisions;
  /** Time of the quiz's completion. */
  readonly completedAt: Date;
}

export const noDecisions: AdviceDecisions = { decisions: new Map(), completedAt: new Date(0) };

interface Action {
  readonly rule: Rule;
}

/**
 * Returns the user's decision about a rule. Ignores decisions about help in trouble that are dismissals or older than the
 * quiz, so that such help is shown again.
 */
function decisionOn({ id, rescue }: Rule, { decisions, completedAt }: AdviceDecisions): StoredDecision | undefined {
  const decision = decisions.get(id);
  if (!decision || rescue === undefined) return decision;
  return decision.state === 'dismissed' || decision.changedAt < completedAt ? undefined : decision;
}

/**
 * Returns the undecided actions, in their order. Advice about growth is kept only if it would also be shown while all help
 * in trouble is still open. Completed help must not make room for advice to invest.
 */
export function undecidedActions<T extends Action>(
  sorted: readonly T[],
  decided: AdviceDecisions,
  foremost: (actions: readonly T[]) => readonly T[],
): T[] {
  const isOpen = ({ rule }: T) => decisionOn(rule, decided) === undefined;
  const withRescue = foremost(sorted.filter((action) => isOpen(action) || action.rule.rescue !== undefined));
  return sorted.filter((action) => isOpen(action) && (!action.rule.isAboutGrowth || withRescue.includes(action)));
}

/** Returns the decided actions, in their order. */
export function decidedActions<T extends Action>(
  sorted: readonly T[],
  decided: AdviceDecisions,
): { readonly action: T; readonly decision: ActionDecision }[] {
  return sorted.flatMap((action) => {
    const decision = decisionOn(action.rule, decided);
    if (!decision) return [];
    const { changedAt: _changedAt, ...onTheWire } = decision;
    return [{ action, decision: onTheWire }];
  });
}
