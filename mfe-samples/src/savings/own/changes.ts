import { goalFields } from '@verdant/shared/contract';
import type { Goal, GoalChange, GoalInput } from '@verdant/shared/contract';

/** A change that a user makes to a savings goal. */
export type GoalsChange =
  | { type: 'create'; input: GoalInput }
  | { type: 'change'; id: string; input: GoalChange }
  | { type: 'remove'; id: string };

/** Returns the fields of a goal that the server accepts. A goal whose account was removed gets the saved amount 0. */
function inputOf({ id: _id, saved_cents: _cents, saved, ...goal }: Goal, today: string): GoalInput {
  if (saved.type === 'by_hand') return { ...goal, saved };
  const { account_id: account } = saved;
  return account === null
    ? { ...goal, saved: { type: 'by_hand', saved_cents: 0, saved_on: today } }
    : { ...goal, saved: { ...saved, account_id: account } };
}

const pick = (of: Partial<Goal>, isPicked: (field: keyof GoalInput) => boolean) =>
  Object.fromEntries(goalFields.filter(isPicked).map((field) => [field, of[field]]));

/** Returns the changed fields with their shown values: the server refuses fields that were changed elsewhere since. */
export function changedFieldsOf(shown: Goal, input: Partial<GoalInput>): GoalChange {
  const isChanged = (field: keyof GoalInput) =>
    field in input && JSON.stringify(input[field]) !== JSON.stringify(shown[field]);
  return { ...pick(input, isChanged), was: pick(shown, isChanged) };
}

/**
 * Returns the change that undoes `change`, which the server refuses if the goal was changed elsewhere since. Undefined for
 * a new goal, which users can delete instead.
 */
export function inverseOf(change: GoalsChange, before: readonly Goal[], today: string): GoalsChange | undefined {
  if (change.type === 'create') return undefined;
  const goal = before.find(({ id }) => id === change.id);
  if (!goal) return undefined;
  const input = inputOf(goal, today);
  if (change.type === 'remove') return { type: 'create', input };
  const { was: _shown, ...changed } = change.input;
  return { type: 'change', id: change.id, input: { ...pick(input, (field) => field in changed), was: changed } };
}
