import { cashInBanks, measure } from '../../money/measures';
import type { PayRhythm } from '@verdant/shared/contract';
import type { Debt } from '../../money/find-debts';
import {
  freshSince,
  hasAllBalances,
  hasCompletePayAndCards,
  type AccountEvidence,
} from '../../offered-answers/offered-answer';

/** Figures for advice, in cents; null where unknown. */
export interface OwnMoney {
  /** Date in Australia, such as `2026-11-25`. */
  readonly today: string;
  /** ISO time of the oldest figure. */
  readonly asOf: string;
  /** Same-day money, such as cash in banks. */
  readonly cashCents: number | null;
  /** Monthly means over complete `months`; null unless all spending passes through the accounts. */
  readonly incomeCents: number | null;
  readonly spentCents: number | null;
  readonly months: number;
  /** Debts with a known rate, the most expensive first. */
  readonly debts: readonly Debt[];
  /** False if no card carries a debt; undefined if unknown. */
  readonly carriesCardDebt?: boolean | undefined;
  /** Rhythm of a regular pay. */
  readonly payRhythm?: PayRhythm | undefined;
}

/**
 * Returns the figures for advice; null if older than two days, a bank must be connected again, or records were
 * unreadable.
 */
export function ownMoneyOf(
  evidence: AccountEvidence,
  debts: readonly Debt[],
  { now, today }: { readonly now: Date; readonly today: string },
): OwnMoney | null {
  const asOf = freshSince(evidence.updates, now);
  if (asOf === undefined) return null;
  const { months, balances } = evidence;
  const { months: measured, income_cents, spent_cents } = measure(months, balances, evidence.today);
  const isWhole = hasCompletePayAndCards(evidence, measured);
  return {
    today,
    asOf,
    cashCents: hasAllBalances(balances) ? cashInBanks(balances) : null,
    incomeCents: isWhole ? income_cents : null,
    spentCents: isWhole ? spent_cents : null,
    months: measured.length,
    debts,
  };
}
