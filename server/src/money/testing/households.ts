import { accountHouseholds } from './account-households';
import { kitOf, type Household } from './household-kit';
import { incomeHouseholds } from './income-households';
import { moveHouseholds } from './move-households';

export type { Household } from './household-kit';

/** Households whose truth is known, as they are on a day: `2026-11-25`. */
export function householdsOn(today: string): Household[] {
  const kit = kitOf(today);
  return [...accountHouseholds(kit), ...moveHouseholds(kit), ...incomeHouseholds(kit)];
}
