import type { Goal, GoalInput } from '@verdant/shared/contract';

/** What a user does with a goal. */
export type Change =
  | { type: 'create'; input: GoalInput }
  | { type: 'change'; id: string; input: GoalInput }
  | { type: 'remove'; id: string };

/** What of a goal can be sent. One whose account is gone has nothing saved. */
export function inputOf({ id: _id, saved_cents: _cents, saved, ...goal }: Goal, today: string): GoalInput {
  if (saved.type === 'by_hand') return { ...goal, saved };
  const { account_id: account } = saved;
  return account === null
    ? { ...goal, saved: { type: 'by_hand', saved_cents: 0, saved_on: today } }
    : { ...goal, saved: { ...saved, account_id: account } };
}

/** The change that restores what was before another; undefined for a new goal, which can be deleted. */
export function inverseOf(change: Change, before: readonly Goal[], today: string): Change | undefined {
  if (change.type === 'create') return undefined;
  const goal = before.find(({ id }) => id === change.id);
  if (!goal) return undefined;
  const input = inputOf(goal, today);
  return change.type === 'remove' ? { type: 'create', input } : { type: 'change', id: change.id, input };
}
