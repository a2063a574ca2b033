import type { PayRhythm } from '@verdant/shared/contract';
import type { OwnMoney } from './own-money';
import { savingPlan, type SavingPlan } from './plans';

/** Size of the emergency fund that the advice of each rule suggests, in months of spending. */
export const fundMonths = { 'starter-buffer': 1, 'full-buffer': 3, 'save-a-step-more': 6 } as const;

/** Rhythm of pay that is assumed if the user has no regular pay: the most common one. */
export const USUAL_PAY_RHYTHM: PayRhythm = 'fortnightly';

export interface EmergencyFundPlan {
  /** Target of the fund in cents: some months of spending. */
  readonly targetCents: number;
  /** Money that is available on the same day, such as cash in bank accounts, in cents. */
  readonly savedCents: number;
  readonly plan: SavingPlan;
}

/** Returns a month's income less spending, in cents; null if either is unknown. */
export const monthlySurplusOf = ({ incomeCents, spentCents }: OwnMoney): number | null =>
  incomeCents === null || spentCents === null ? null : incomeCents - spentCents;

/**
 * Returns a fund of `months` months of spending with a saving plan; null if a figure is unknown or there is no saving plan.
 */
export function emergencyFundPlan(own: OwnMoney, months: number): EmergencyFundPlan | null {
  const left = monthlySurplusOf(own);
  const { cashCents: savedCents, spentCents, today, payRhythm: rhythm = USUAL_PAY_RHYTHM } = own;
  if (left === null || savedCents === null || spentCents === null) return null;
  const targetCents = months * spentCents;
  const plan = savingPlan(targetCents - savedCents, left, { today, rhythm });
  return plan && { targetCents, savedCents: Math.max(0, savedCents), plan };
}

const byRule = new Map<string, number>(Object.entries(fundMonths));

/**
 * Returns the fund that the advice of a rule is about; null if the advice is not about a fund, or if `emergencyFundPlan` returns null.
 */
export function fundPlanOfRule(ruleId: string, own: OwnMoney | null): EmergencyFundPlan | null {
  const months = byRule.get(ruleId);
  return own === null || months === undefined ? null : emergencyFundPlan(own, months);
}
