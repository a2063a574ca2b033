import type { ProposedGoal } from '@verdant/shared/contract';
import { fundOfRule } from '../insights/own-amounts/fund';
import type { OwnMoney } from '../insights/own-amounts/own-money';

const DOLLAR = 100;

/**
 * The goal that the advice of a rule is about, in whole dollars; null for other advice, where the figures are older than two days
 * (`ownMoneyOf`), and as `fundOf`.
 */
export function proposedGoal(ruleId: string, own: OwnMoney | null): ProposedGoal | null {
  const fund = fundOfRule(ruleId, own);
  if (!own || !fund) return null;
  return {
    target_cents: Math.ceil(fund.targetCents / DOLLAR) * DOLLAR,
    saved_cents: fund.savedCents,
    date: fund.plan.by,
    as_of: own.asOf,
  };
}
