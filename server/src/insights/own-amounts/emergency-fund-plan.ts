import type { PayRhythm } from '@verdant/shared/contract';
import type { OwnMoney } from './own-money';
import { savingPlan, type SavingPlan } from './plans';

/** Suggested emergency funds by rule, in months of spending. */
export const fundMonths = { 'starter-buffer': 1, 'full-buffer': 3, 'save-a-step-more': 6 } as const;

/** Assumed rhythm of pay: the most common one. */
export const USUAL_PAY_RHYTHM: PayRhythm = 'fortnightly';

export interface EmergencyFundPlan {
  /** Target in cents: some months of spending. */
  readonly targetCents: number;
  /** Same-day money in cents, such as cash in banks. */
  readonly savedCents: number;
  readonly plan: SavingPlan;
}

/** Returns a month's surplus in cents; null if unknown. */
export const monthlySurplusOf = ({ incomeCents, spentCents }: OwnMoney): number | null =>
  incomeCents === null || spentCents === null ? null : incomeCents - spentCents;

/** Returns a fund with a saving plan; null if a figure is unknown or there is no plan. */
export function emergencyFundPlan(own: OwnMoney, months: number): EmergencyFundPlan | null {
  const left = monthlySurplusOf(own);
  const { cashCents: savedCents, spentCents, today, payRhythm: rhythm = USUAL_PAY_RHYTHM } = own;
  if (left === null || savedCents === null || spentCents === null) return null;
  const targetCents = months * spentCents;
  const plan = savingPlan(targetCents - savedCents, left, { today, rhythm });
  return plan && { targetCents, savedCents: Math.max(0, savedCents), plan };
}

const byRule = new Map<string, number>(Object.entries(fundMonths));

/** Returns the fund of a rule's advice; null without one. */
export function fundPlanOfRule(ruleId: string, own: OwnMoney | null): EmergencyFundPlan | null {
  const months = byRule.get(ruleId);
  return own === null || months === undefined ? null : emergencyFundPlan(own, months);
}
