import { accountHouseholds } from './account-households';
import { householdKitOf, type Household } from './household-kit';
import { incomeHouseholds } from './income-households';
import { moveHouseholds } from './move-households';

export type { Household } from './household-kit';

/** Returns households with a known truth, as of a day such as `2026-11-25`. */
export function householdsOn(today: string): Household[] {
  const kit = householdKitOf(today);
  return [...accountHouseholds(kit), ...moveHouseholds(kit), ...incomeHouseholds(kit)];
}
