import { cashInBanks, computeMeasures } from '../../money/measures';
import type { PayRhythm } from '@verdant/shared/contract';
import type { Debt } from '../../money/find-debts';
import {
  getOldestFreshUpdate,
  hasAllBalances,
  hasCompletePayAndCards,
  type AccountEvidence,
} from '../../offered-answers/offered-answer';

/** Figures from a user's accounts for advice, in cents; unknown figures are null. */
export interface AccountFigures {
  /** Date in Australia, such as `2026-11-25`. */
  readonly today: string;
  /** ISO time of the oldest figure. */
  readonly asOf: string;
  /** Money that the user can spend the same day, such as cash in banks. */
  readonly cashCents: number | null;
  /**
   * Mean income per month over `months` complete months; `spentCents` is the mean spending. Null unless all pay and
   * spending pass through the accounts.
   */
  readonly incomeCents: number | null;
  readonly spentCents: number | null;
  readonly months: number;
  /** Debts with a known rate, the most expensive first. */
  readonly debts: readonly Debt[];
  /** False if no card carries a debt from month to month; undefined if unknown. */
  readonly carriesCardDebt?: boolean | undefined;
  /** Rhythm of the user's regular pay; undefined without regular pay. */
  readonly payRhythm?: PayRhythm | undefined;
}

/** Returns figures for advice; null if older than two days, a bank must be reconnected, or records were unreadable. */
export function accountFiguresOf(
  evidence: AccountEvidence,
  debts: readonly Debt[],
  { now, today }: { readonly now: Date; readonly today: string },
): AccountFigures | null {
  const asOf = getOldestFreshUpdate(evidence.updates, now);
  if (asOf === undefined) return null;
  const { months, balances } = evidence;
  const { months: measured, income_cents, spent_cents } = computeMeasures(months, balances, evidence.today);
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
