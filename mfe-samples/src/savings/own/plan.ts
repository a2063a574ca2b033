import type { GoalsState } from '@verdant/shared/contract';
import { plusDays } from '@verdant/shared/format';

/** Amounts are whole cents. */
export type GoalPlan =
  | { status: 'unknown' }
  | { status: 'done' }
  /** `fullOn`: payday on which the goal is reached. */
  | { status: 'on_track'; fullOn: string }
  | {
      status: 'short';
      /** Amount in cents that is missing on the date of the goal. */
      shortCents: number;
      /** Amount per payday in cents with which the goal is reached by its date; null if no payday comes before the date. */
      moreCents: number | null;
      /** Payday on which the current amount per payday reaches the goal; null if this is after the last known payday. */
      laterDate: string | null;
    };

type Asked = {
  targetCents: number;
  date: string;
  /** Amount per payday in cents; 0 if nothing is saved. */
  perPaydayCents: number;
  savedCents: number;
};

/** Returns the paydays from the gaps in days; the first gap begins at `today`. */
export function paydaysFromGaps(today: string, gaps: readonly number[]): string[] {
  let day = today;
  return gaps.map((gap) => (day = plusDays(day, gap)));
}

export const paydaysUntil = (paydays: readonly string[], date: string): number =>
  paydays.filter((day) => day <= date).length;

const remainingOf = ({ targetCents, savedCents }: Pick<Asked, 'targetCents' | 'savedCents'>) =>
  Math.max(0, targetCents - savedCents);

/** Returns the number of paydays needed to save an amount; Infinity if the amount per payday is 0. */
export const paydaysToSave = (cents: number, perPaydayCents: number): number =>
  cents <= 0 ? 0 : Math.ceil(cents / perPaydayCents);

/** Returns the amount per payday, rounded up; 0 if the target is saved, null without a payday by the date. */
export function neededCentsPerPayday(goal: Omit<Asked, 'perPaydayCents'>, paydays: readonly string[]): number | null {
  const remaining = remainingOf(goal);
  if (remaining === 0) return 0;
  const count = paydaysUntil(paydays, goal.date);
  return count === 0 ? null : Math.ceil(remaining / count);
}

/**
 * Returns the payday on which the goal is reached, or the next payday if the target is already saved. Returns null if this
 * is after the last known payday.
 */
export function predictReachedDay(goal: Omit<Asked, 'date'>, paydays: readonly string[]): string | null {
  const count = paydaysToSave(remainingOf(goal), goal.perPaydayCents);
  return paydays[Math.max(1, count) - 1] ?? null;
}

export const savedCentsByDate = (
  { savedCents, perPaydayCents, date }: Omit<Asked, 'targetCents'>,
  paydays: readonly string[],
): number => savedCents + perPaydayCents * paydaysUntil(paydays, date);

/** Returns the cents that must already be saved to reach the target by the date. */
export const neededSavedCents = (
  { targetCents, perPaydayCents, date }: Omit<Asked, 'savedCents'>,
  paydays: readonly string[],
): number => Math.max(0, targetCents - perPaydayCents * paydaysUntil(paydays, date));

/**
 * Returns whether a goal is reached by its date, with alternatives if it is not reached. `savedCents` is null if unknown.
 */
export function goalPlanOf(
  { savedCents, ...rest }: Omit<Asked, 'savedCents'> & { savedCents: number | null },
  paydays: readonly string[],
): GoalPlan {
  if (savedCents === null) return { status: 'unknown' };
  const goal = { ...rest, savedCents };
  const shortCents = goal.targetCents - savedCentsByDate(goal, paydays);
  if (remainingOf(goal) === 0) return { status: 'done' };
  const fullOn = predictReachedDay(goal, paydays);
  if (shortCents <= 0 && fullOn !== null) return { status: 'on_track', fullOn };
  return { status: 'short', shortCents, moreCents: neededCentsPerPayday(goal, paydays), laterDate: fullOn };
}

/** Returns the cents per payday of all goals that are not reached yet. */
export const totalPerPayday = (goals: GoalsState['goals']): number =>
  goals.reduce(
    (sum, { saved_cents: saved, target_cents: target, per_payday_cents: each }) =>
      sum + (saved !== null && saved >= target ? 0 : (each ?? 0)),
    0,
  );
