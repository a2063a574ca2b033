import type { Goal, GoalChange, GoalInput } from '@verdant/shared/contract';

/** What a user does with a goal. */
export type Change =
  | { type: 'create'; input: GoalInput }
  | { type: 'change'; id: string; input: GoalChange }
  | { type: 'remove'; id: string };

/** What of a goal can be sent. One whose account is gone has nothing saved. */
function inputOf({ id: _id, saved_cents: _cents, saved, ...goal }: Goal, today: string): GoalInput {
  if (saved.type === 'by_hand') return { ...goal, saved };
  const { account_id: account } = saved;
  return account === null
    ? { ...goal, saved: { type: 'by_hand', saved_cents: 0, saved_on: today } }
    : { ...goal, saved: { ...saved, account_id: account } };
}

const fields = ['name', 'target_cents', 'date', 'per_payday_cents', 'saved'] as const satisfies (keyof GoalInput)[];

const pick = (input: GoalInput, isPicked: (field: keyof GoalInput) => boolean): GoalChange =>
  Object.fromEntries(fields.filter(isPicked).map((field) => [field, input[field]]));

/** What differs of what a form was opened with: the rest may have been changed elsewhere since. */
export const changedOf = (opened: Goal, input: GoalInput): GoalChange =>
  pick(input, (field) => JSON.stringify(input[field]) !== JSON.stringify(opened[field]));

/** The change that restores what another changed; undefined for a new goal, which can be deleted. */
export function inverseOf(change: Change, before: readonly Goal[], today: string): Change | undefined {
  if (change.type === 'create') return undefined;
  const goal = before.find(({ id }) => id === change.id);
  if (!goal) return undefined;
  const input = inputOf(goal, today);
  if (change.type === 'remove') return { type: 'create', input };
  return { type: 'change', id: change.id, input: pick(input, (field) => field in change.input) };
}
