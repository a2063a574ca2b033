import type { PayRhythm } from '@verdant/shared/contract';
import type { OwnMoney } from './own-money';
import { savingPlan, type SavingPlan } from './plans';

/** Months of spending that the advice of a rule aims at. */
export const fundMonths = { 'starter-buffer': 1, 'full-buffer': 3, 'save-a-step-more': 6 } as const;

/** Most common rhythm of pay. */
export const USUAL: PayRhythm = 'fortnightly';

export interface Fund {
  /** Target of the fund in cents: some months of spending. */
  readonly targetCents: number;
  /** Money that can be used on the day, in cents. */
  readonly savedCents: number;
  readonly plan: SavingPlan;
}

/** Returns a month's income less spending, in cents; null if either is unknown. */
export const leftOf = ({ incomeCents, spentCents }: OwnMoney): number | null =>
  incomeCents === null || spentCents === null ? null : incomeCents - spentCents;

/**
 * Returns a fund of `months` months of spending with a saving plan; null if a figure is unknown or there is no saving plan.
 */
export function fundOf(own: OwnMoney, months: number): Fund | null {
  const left = leftOf(own);
  const { cashCents: savedCents, spentCents, today, payRhythm: rhythm = USUAL } = own;
  if (left === null || savedCents === null || spentCents === null) return null;
  const targetCents = months * spentCents;
  const plan = savingPlan(targetCents - savedCents, left, { today, rhythm });
  return plan && { targetCents, savedCents: Math.max(0, savedCents), plan };
}

const byRule = new Map<string, number>(Object.entries(fundMonths));

/** The fund that the advice of a rule is about; null for other advice, and as `fundOf`. */
export function fundOfRule(ruleId: string, own: OwnMoney | null): Fund | null {
  const months = byRule.get(ruleId);
  return own === null || months === undefined ? null : fundOf(own, months);
}
