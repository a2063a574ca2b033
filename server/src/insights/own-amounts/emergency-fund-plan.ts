import type { PayRhythm } from '@verdant/shared/contract';
import type { AccountFigures } from './own-money';
import { savingPlan, type SavingPlan } from './plans';

/** Size of the emergency fund that the advice of each rule suggests, in months of spending. */
export const fundMonthsByRule = { 'starter-buffer': 1, 'full-buffer': 3, 'save-a-step-more': 6 } as const;

/** Rhythm of pay that is assumed if unknown: the most common rhythm. */
export const USUAL_PAY_RHYTHM: PayRhythm = 'fortnightly';

export interface EmergencyFundPlan {
  /** Target of the fund in cents: the spending of the suggested number of months. */
  readonly targetCents: number;
  /** Money that the user can spend the same day, such as cash in banks, in cents. */
  readonly savedCents: number;
  readonly plan: SavingPlan;
}

/** Returns the monthly surplus of income over spending in cents; null if unknown. */
export const monthlySurplusOf = ({ incomeCents, spentCents }: AccountFigures): number | null =>
  incomeCents === null || spentCents === null ? null : incomeCents - spentCents;

/** Returns an emergency fund of some months of spending with a saving plan; null if a figure is unknown or no plan fits. */
export function emergencyFundPlan(own: AccountFigures, months: number): EmergencyFundPlan | null {
  const left = monthlySurplusOf(own);
  const { cashCents: savedCents, spentCents, today, payRhythm: rhythm = USUAL_PAY_RHYTHM } = own;
  if (left === null || savedCents === null || spentCents === null) return null;
  const targetCents = months * spentCents;
  const plan = savingPlan(targetCents - savedCents, left, { today, rhythm });
  return plan && { targetCents, savedCents: Math.max(0, savedCents), plan };
}

const byRule = new Map<string, number>(Object.entries(fundMonthsByRule));

/** Returns the emergency fund that a rule's advice suggests; null if the advice suggests no fund or a figure is unknown. */
export function fundPlanOfRule(ruleId: string, own: AccountFigures | null): EmergencyFundPlan | null {
  const months = byRule.get(ruleId);
  return own === null || months === undefined ? null : emergencyFundPlan(own, months);
}
