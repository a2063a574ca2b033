import {
  MIN_BUDGET_MONTHS,
  spendingCategories,
  type BudgetAmount,
  type BudgetCategory,
  type MoneyBudget,
  type SpendingCategory,
} from '@verdant/shared/contract';
import type { Month } from '../month-figures';
import { lastCompleteMonths, MAX_MEASURED_MONTHS } from '../measures';
import { spreadBillsOverMonths, sumOf, type Spending, type SpreadBillCosts } from './bill-shares';
import { dayAfter, daysBetween, monthOf } from '../days';
import { monthPeriodOf } from '../recurring/cycle';
import type { budgetAmounts } from '../schema';

export type StoredBudgetAmount = Omit<typeof budgetAmounts.$inferSelect, 'userId'>;

export interface PeriodEntry extends Pick<Spending, 'category' | 'amountCents'> {
  readonly isBill: boolean;
}

export interface BudgetInput {
  readonly months: readonly Month[];
  readonly amounts: readonly StoredBudgetAmount[];
  readonly entries: readonly PeriodEntry[];
  readonly asOf: string;
  readonly today: string;
  readonly payday: string | null;
  readonly billShares: SpreadBillCosts;
  readonly pay: MoneyBudget['pay'];
}

/** A pace of spending requires more than this number of days in the period, and at least this number of purchases. */
const MIN_PACE_DAYS = 5;
const MIN_PURCHASES = 3;
const MOST_OLD_DAYS = 3;
/** One dollar in cents. */
export const CENTS_PER_DOLLAR = 100;

const spentIn = ({ categories }: Month, category: SpendingCategory) =>
  categories.find((spent) => spent.category === category)?.spent_cents ?? 0;

/** Returns the median monthly spending, rounded up to whole dollars; null if not positive or with too few months. */
function proposedCents(spent: readonly number[]): number | null {
  if (spent.length < MIN_BUDGET_MONTHS) return null;
  const sorted = spent.toSorted((a, b) => a - b);
  const [low = 0, high = 0] = [(sorted.length - 1) / 2, sorted.length / 2].map((index) => sorted[Math.floor(index)]);
  const median = Math.ceil((low + high) / 2 / CENTS_PER_DOLLAR) * CENTS_PER_DOLLAR;
  return median > 0 ? median : null;
}

/** Returns the rolled-over cents: complete months add what was left, and overspending lowers the sum at most to zero. */
function rolledOverCents(amount: StoredBudgetAmount, months: readonly Month[]): number {
  if (!amount.roll_over) return 0;
  return months
    .filter(({ month, is_complete: isComplete }) => isComplete && month >= monthOf(amount.since))
    .toReversed()
    .reduce((left, month) => Math.max(0, left + amount.cents - spentIn(month, amount.category)), amount.carried_cents);
}

interface SpendingPace extends Pick<BudgetInput, 'asOf' | 'today' | 'payday'> {
  readonly period: MoneyBudget['period'];
}

/** Predicts the day on which a budget is used up. Null if the pace is unknown, or payday or the month's end comes first. */
export function predictRunOutDay(left: number, entries: readonly PeriodEntry[], pace: SpendingPace): string | null {
  const { asOf, today, payday, period } = pace;
  const days = daysBetween(period.first_day, asOf) + 1;
  const amounts = entries.filter(({ isBill }) => !isBill).map(({ amountCents }) => amountCents);
  const paid = 0 - sumOf(amounts);
  const isKnown = days > MIN_PACE_DAYS && amounts.filter((cents) => cents < 0).length >= MIN_PURCHASES && paid > 0;
  if (!isKnown || left <= 0 || daysBetween(asOf, today) > MOST_OLD_DAYS) return null;
  const end = dayAfter(asOf, Math.ceil((left * days) / paid));
  const day = end < today ? today : end;
  const isBefore = day < period.last_day && (payday === null || day < payday);
  return isBefore ? day : null;
}

function categoryOf(category: SpendingCategory, used: readonly Month[], input: BudgetInput): BudgetCategory {
  const amount = input.amounts.find((stored) => stored.category === category);
  const entries = input.entries.filter((entry) => entry.category === category);
  const spent = 0 - sumOf(entries.map(({ amountCents }) => amountCents));
  const rolled = amount ? rolledOverCents(amount, input.months) : 0;
  const left = amount ? amount.cents + rolled - spent : null;
  return {
    category,
    proposed_cents: proposedCents(used.map((month) => spentIn(month, category))),
    budget_cents: amount?.cents ?? null,
    roll_over: amount?.roll_over ?? false,
    rolled_over_cents: rolled,
    spent_cents: spent,
    left_cents: left,
    runs_out_on:
      left === null ? null : predictRunOutDay(left, entries, { ...input, period: monthPeriodOf(input.asOf) }),
  };
}

const byAmount = (a: BudgetCategory, b: BudgetCategory) =>
  Number(b.budget_cents !== null) - Number(a.budget_cents !== null) ||
  (b.budget_cents ?? b.proposed_cents ?? 0) - (a.budget_cents ?? a.proposed_cents ?? 0) ||
  b.spent_cents - a.spent_cents;

/** Returns the budget of the month of `asOf`, in cents. docs/bank-link.md ("Income and spending") defines spending. */
export function budgetOf(input: BudgetInput): MoneyBudget {
  const { months, asOf, today, payday } = input;
  const used = spreadBillsOverMonths(lastCompleteMonths(months, asOf, MAX_MEASURED_MONTHS), input.billShares);
  const all = spendingCategories.map((category) => categoryOf(category, used, input));
  const isSpent = ({ category, spent_cents: spent }: BudgetCategory) =>
    spent > 0 || used.some((month) => spentIn(month, category) > 0);
  const own = all.filter(({ budget_cents: budget }) => budget !== null);
  const totalOf = (value: (budget: BudgetCategory) => number | null) => sumOf(own.map((budget) => value(budget) ?? 0));
  const spentCents = totalOf(({ spent_cents: spent }) => spent);
  return {
    today,
    as_of: asOf,
    period: monthPeriodOf(asOf),
    next_pay_on: payday,
    pay: input.pay,
    measured_months: used.map(({ month }) => month),
    categories: all.filter((budget) => budget.budget_cents !== null || isSpent(budget)).toSorted(byAmount),
    totals: {
      budget_cents: totalOf(({ budget_cents: budget }) => budget),
      rolled_over_cents: totalOf(({ rolled_over_cents: rolled }) => rolled),
      spent_cents: spentCents,
      left_cents: totalOf(({ left_cents: left }) => left),
      other_spent_cents: sumOf(all.map(({ spent_cents: spent }) => spent)) - spentCents,
      proposed_cents: sumOf(all.map((budget) => budget.budget_cents ?? budget.proposed_cents ?? 0)),
      average_cents:
        used.length < MIN_BUDGET_MONTHS
          ? null
          : Math.round(sumOf(used.map((month) => month.spent_cents)) / used.length),
    },
  };
}

/** Returns the stored form of a user's amount, with the rolled-over cents. An undo's amount keeps its first month. */
export function toStoredBudgetAmount(
  category: SpendingCategory,
  { cents, roll_over, rolled_over_cents: restored, rolled_over_on: restoredOn }: BudgetAmount,
  before: { readonly stored: readonly StoredBudgetAmount[]; readonly budget: MoneyBudget },
): StoredBudgetAmount {
  const { since = '', carried_cents = 0 } = before.stored.find((amount) => amount.category === category) ?? {};
  const rolled = before.budget.categories.find((budget) => budget.category === category)?.rolled_over_cents ?? 0;
  const { first_day: firstDay } = before.budget.period;
  const own = { category, cents, roll_over };
  if (roll_over && restored !== undefined && restoredOn !== undefined && restoredOn < firstDay) {
    const month = monthPeriodOf(restoredOn).first_day;
    // An amount with a later `since` keeps its rolled-over cents, which are zero after an account was removed.
    return since > month ? { ...own, since, carried_cents } : { ...own, since: month, carried_cents: restored };
  }
  return { ...own, since: since > firstDay ? since : firstDay, carried_cents: restored ?? rolled };
}
