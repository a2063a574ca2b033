import { cashInBanks, measure } from '../../money/measures';
import type { PayRhythm } from '@verdant/shared/contract';
import type { Debt } from '../../money/find-debts';
import {
  freshSince,
  hasAllBalances,
  hasCompletePayAndCards,
  type AccountEvidence,
} from '../../offered-answers/offered-answer';

/** Figures of a user's accounts for advice; amounts in cents, null where unknown. */
export interface OwnMoney {
  /** Current date in Australia, such as `2026-11-25`. */
  readonly today: string;
  /** ISO time of the oldest figure. */
  readonly asOf: string;
  /** Money that is available on the same day, such as cash in bank accounts. */
  readonly cashCents: number | null;
  /** Monthly means over the complete `months`; both null unless all spending passes through the accounts. */
  readonly incomeCents: number | null;
  readonly spentCents: number | null;
  readonly months: number;
  /** Debts with a known rate, the most expensive first. */
  readonly debts: readonly Debt[];
  /** False if no linked card carries a debt; undefined if no card is linked or a balance is unknown. */
  readonly carriesCardDebt?: boolean | undefined;
  /** Rhythm of the pay; undefined without a regular pay. */
  readonly payRhythm?: PayRhythm | undefined;
}

/**
 * Returns the figures that advice is allowed to use. Returns null if the figures are older than two days, a bank must be
 * connected again, or records could not be read.
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
