import {
  isSpending,
  type MoneyAccount,
  type MoneyCategory,
  type MoneySpending,
  type NetPosition,
} from '@verdant/shared/contract';
import { monthOf } from './days';
import type { Income } from './recurring/found';
import { isCurrent } from './recurring/schedule';

/** Sums assets and liabilities by currency, the largest assets first. An overdrawn account counts as a liability. */
export function netPositionsOf(
  accounts: readonly Pick<MoneyAccount, 'side' | 'currency' | 'balance_cents'>[],
): NetPosition[] {
  const sums = new Map<string, { assets: number; liabilities: number }>();
  for (const { side, currency, balance_cents } of accounts) {
    if (side === 'other' || balance_cents === null) continue;
    const { assets, liabilities } = sums.get(currency) ?? { assets: 0, liabilities: 0 };
    const held = side === 'asset' ? balance_cents : 0 - balance_cents;
    sums.set(currency, { assets: assets + Math.max(0, held), liabilities: liabilities + Math.max(0, 0 - held) });
  }
  return [...sums]
    .map(([currency, { assets, liabilities }]) => ({
      currency,
      assets_cents: assets,
      liabilities_cents: liabilities,
      net_cents: assets - liabilities,
    }))
    .toSorted((a, b) => b.assets_cents - a.assets_cents);
}

export interface MonthCategorySum {
  readonly month: string;
  readonly category: MoneyCategory;
  readonly cents: number;
  readonly count: number;
}

export type Month = MoneySpending['months'][number];

/** Signs that all of a user's money in a month passes through the linked accounts. */
export interface MonthCoverageSigns {
  readonly month: string;
  readonly hasPay: boolean;
  readonly paysCard: boolean;
}

export interface MeasuredPeriod {
  /** First day from which all accounts for income and spending have their transactions; undefined without such accounts. */
  readonly firstDay: string | undefined;
  /** Last day for which all accounts have their transactions: today, or the last update of a bank. */
  readonly today: string;
  readonly income?: Income | undefined;
}

/** Returns a month's usual income: the monthly amount of regular income that is current today, and other income. */
function usualIncomeOf(month: string, income: number, { regular }: Income, today: string): number {
  const current = regular.filter((source) => isCurrent(source, today));
  if (current.length === 0) return income;
  const seen = regular.reduce((sum, { byMonth }) => sum + (byMonth[month] ?? 0), 0);
  return income - seen + current.reduce((sum, { monthCents }) => sum + monthCents, 0);
}

const NOTHING_KNOWN: Income = { regular: [], oneOffs: [] };

/** Returns income and spending by month, the newest first. Transfers and one-off income are left out. */
export function monthFiguresOf(
  sums: readonly MonthCategorySum[],
  { firstDay, today, income: knownIncome = NOTHING_KNOWN }: MeasuredPeriod,
): Month[] {
  const months = [...new Set(sums.map(({ month }) => month))].toSorted().toReversed();
  return months.map((month) => {
    const own = sums.filter((sum) => sum.month === month);
    const all = own.filter(({ category }) => category === 'income').reduce((total, { cents }) => total + cents, 0);
    const once = knownIncome.oneOffs
      .filter((oneOff) => oneOff.month === month)
      .reduce((sum, { cents }) => sum + cents, 0);
    const income = all - once;
    const usual = usualIncomeOf(month, income, knownIncome, today);
    const categories = own
      .filter(({ category }) => isSpending(category))
      .map(({ category, cents, count }) => ({ category, spent_cents: 0 - cents, count }))
      .toSorted((a, b) => b.spent_cents - a.spent_cents);
    const spent = categories.reduce((total, { spent_cents }) => total + spent_cents, 0);
    const isComplete = firstDay !== undefined && month > monthOf(firstDay) && month < monthOf(today);
    return {
      month,
      is_complete: isComplete,
      income_cents: income,
      ...(usual !== income && { usual_income_cents: usual }),
      ...(once !== 0 && { one_off_cents: once }),
      spent_cents: spent,
      categories,
    };
  });
}
