import type { PayBudget, PayRhythm, RecurringBill } from '@verdant/shared/contract';
import { isActiveBill } from '../recurring/amounts';
import { amountPerPayday, rhythms } from '../recurring/schedule';
import { sumOf } from './bill-shares';
import {
  predictRunOutDay,
  CENTS_PER_DOLLAR,
  type BudgetInput,
  type PeriodEntry,
  type StoredBudgetAmount,
} from './budget';

export interface PayPeriod {
  readonly rhythm: PayRhythm;
  readonly first_day: string;
  readonly last_day: string;
  readonly bills: readonly RecurringBill[];
  readonly entries: readonly PeriodEntry[];
}

/** True if money is set aside for a bill; false for bills that the user added, whose payments count as other spending. */
const isSetAside = (bill: RecurringBill) => bill.status !== 'added' && isActiveBill(bill);

/** Returns the budget between paydays, in cents. Each pay sets aside a share of bills, so monthly rent fits a fortnight. */
export function payBudgetOf(
  amounts: readonly StoredBudgetAmount[],
  { rhythm, first_day, last_day, bills, entries }: PayPeriod,
  days: Pick<BudgetInput, 'asOf' | 'today' | 'payday'>,
): PayBudget {
  const ofCategory = ({ category, cents }: StoredBudgetAmount) => {
    const own = bills.filter((bill) => bill.category === category && isSetAside(bill));
    const yearly = sumOf(own.map((bill) => bill.amount_cents * rhythms[bill.rhythm].perYear));
    const billsCents = Math.round(yearly / rhythms[rhythm].perYear);
    const budget = Math.max(0, amountPerPayday(cents, rhythm) - billsCents);
    const paid = entries.filter((entry) => entry.category === category && !entry.isBill);
    const spent = 0 - sumOf(paid.map(({ amountCents }) => amountCents));
    const left = budget - spent;
    const runsOut = predictRunOutDay(left, paid, { ...days, period: { first_day, last_day } });
    return {
      billsCents,
      row: { category, budget_cents: budget, spent_cents: spent, left_cents: left, runs_out_on: runsOut },
    };
  };
  const all = amounts.map(ofCategory);
  const categories = all
    .map(({ row }) => row)
    // Proposed amounts are rounded up to whole dollars, so under one dollar apart from the category's bills is no budget.
    .filter((row) => row.budget_cents >= CENTS_PER_DOLLAR || row.spent_cents !== 0)
    .toSorted((a, b) => a.left_cents / Math.max(1, a.budget_cents) - b.left_cents / Math.max(1, b.budget_cents));
  return {
    rhythm,
    first_day,
    last_day,
    bills_cents: sumOf(all.map(({ billsCents }) => billsCents)),
    budget_cents: sumOf(categories.map((row) => row.budget_cents)),
    spent_cents: sumOf(categories.map((row) => row.spent_cents)),
    left_cents: sumOf(categories.map((row) => row.left_cents)),
    categories,
  };
}
