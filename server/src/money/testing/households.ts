import { accountHouseholds } from './account-households';
import { householdKitOf, type Household } from './household-kit';
import { incomeHouseholds } from './income-households';
import { transferHouseholds } from './move-households';

export type { Household } from './household-kit';

export function householdsOn(today: string): Household[] {
  const kit = householdKitOf(today);
  return [...accountHouseholds(kit), ...transferHouseholds(kit), ...incomeHouseholds(kit)];
}
