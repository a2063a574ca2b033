import type { MoneySpending } from '@verdant/shared/contract';

export type SavingOfMonth = {
  month: string;
  /** Percentage of income, not rounded; negative if spending exceeded income. */
  percent: number;
};

/** Returns the share of income that was not spent, for each complete month with an income, oldest first. */
export const savingByMonth = ({ months }: MoneySpending): SavingOfMonth[] =>
  months
    .filter(({ is_complete, income_cents }) => is_complete && income_cents > 0)
    .map(({ month, income_cents, spent_cents }) => ({
      month,
      percent: ((income_cents - spent_cents) / income_cents) * 100,
    }))
    .toSorted((a, b) => a.month.localeCompare(b.month));
