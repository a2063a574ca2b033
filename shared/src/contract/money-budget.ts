import * as v from 'valibot';
import type { ApiCall } from './api-call';
import { moneyCategories } from './money';
import type { MoneyCategory } from './money';
import { payRhythm } from './money-cycle';
import { cents } from './money-measures';

/** A category of spending: neither income nor a transfer between own accounts. */
export type SpendingCategory = Exclude<MoneyCategory, 'income' | 'transfer'>;
export const isSpending = (category: MoneyCategory): category is SpendingCategory =>
  category !== 'income' && category !== 'transfer';
export const spendingCategories = moneyCategories.filter(isSpending);
const spendingCategory = v.picklist(spendingCategories);

/** `2026-11-23`. */
const day = v.string();
const MOST_CENTS = 1e10;
const amountCents = v.pipe(cents, v.minValue(1, 'Invalid value'), v.maxValue(MOST_CENTS, 'Invalid value'));

const budgetCategory = v.object({
  category: spendingCategory,
  /**
   * Median spending per measured month, in whole dollars, plus the monthly share of bills that are not monthly. Null with
   * fewer than `MIN_BUDGET_MONTHS`.
   */
  proposed_cents: v.nullable(cents),
  /** Cents that the user allows for a month; null without an amount. */
  budget_cents: v.nullable(cents),
  /** True if unspent money of a month is added to the budget of the next month. */
  roll_over: v.boolean(),
  /** Unspent cents of earlier months; 0 if `roll_over` is false. */
  rolled_over_cents: cents,
  /** Spending in the period up to `as_of`, in cents. It is negative if refunds exceed spending. */
  spent_cents: cents,
  /** Budget plus rolled-over amount minus spending; negative if spending is higher. Null without a budget. */
  left_cents: v.nullable(cents),
  /** Day on which the amount is used up at this period's pace; null if the amount lasts to month's end or next payday. */
  runs_out_on: v.nullable(day),
});
export type BudgetCategory = v.InferOutput<typeof budgetCategory>;

/** Budget from one payday to the next, in cents. */
const payBudget = v.object({
  rhythm: payRhythm,
  /** Both days are included; `last_day` is the day before the next payday. */
  first_day: day,
  last_day: day,
  /** Part of this pay for all bills in categories with a budget. The other figures of `payBudget` exclude these bills. */
  bills_cents: cents,
  budget_cents: cents,
  spent_cents: cents,
  left_cents: cents,
  /** Categories with a budget, without bills. `budget_cents`: part for one pay; `spent_cents`: spent since last payday. */
  categories: v.array(
    v.object({
      category: spendingCategory,
      budget_cents: cents,
      spent_cents: cents,
      left_cents: cents,
      /** Day on which the amount is used up at the current pace; null if the amount lasts until payday. */
      runs_out_on: v.nullable(day),
    }),
  ),
});
export type PayBudget = v.InferOutput<typeof payBudget>;

/** Minimum number of complete months of spending for a proposed amount. */
export const MIN_BUDGET_MONTHS = 2;

/** GET /budget. */
export const moneyBudget = v.object({
  /** Current day in Australia. */
  today: day,
  /** Day up to which the accounts have transactions; all figures refer to this day. */
  as_of: day,
  /** The calendar month of `as_of`; both days are included. */
  period: v.object({ first_day: day, last_day: day }),
  /** Next payday; null without regular pay. */
  next_pay_on: v.nullable(day),
  /** Budget of the current pay period; null without budget, regular pay, or transactions since the last payday. */
  pay: v.optional(v.nullable(payBudget), null),
  /** Complete months (`2026-11`) from whose spending the proposed amounts are calculated, the newest first. */
  measured_months: v.array(v.string()),
  /** Categories with a budget, the largest first, and then other categories with spending. */
  categories: v.array(budgetCategory),
  /** Sums of the categories with a budget; `other_spent_cents` is the spending in all other categories. */
  totals: v.object({
    budget_cents: cents,
    rolled_over_cents: cents,
    spent_cents: cents,
    left_cents: cents,
    other_spent_cents: cents,
    /** Sum over all categories: the budget of each category or, for a category without a budget, the proposed amount. */
    proposed_cents: v.optional(cents, 0),
    /** Average spending per measured month in all categories together; null with fewer than `MIN_BUDGET_MONTHS`. */
    average_cents: v.optional(v.nullable(cents), null),
  }),
});
export type MoneyBudget = v.InferOutput<typeof moneyBudget>;

/** PUT /budget/:category. */
export const budgetAmount = v.object({
  cents: amountCents,
  roll_over: v.boolean(),
  /** Unspent cents of earlier months, which an undo restores; by default the stored value, or 0 if `roll_over` is false. */
  rolled_over_cents: v.optional(v.pipe(cents, v.minValue(0, 'Invalid value'), v.maxValue(MOST_CENTS, 'Invalid value'))),
  /**
   * First day of the month to which `rolled_over_cents` belongs, by default this month. The server adds unspent cents of
   * later complete months.
   */
  rolled_over_on: v.optional(v.pipe(v.string(), v.isoDate('Invalid value'))),
});
export type BudgetAmount = v.InferOutput<typeof budgetAmount>;

const amountOfCategory = v.object({ category: spendingCategory, ...budgetAmount.entries });

/** `was`: the amount that the page showed, or null. If the stored amount differs: 409, and nothing changes. */
const amountChange = v.object({
  ...budgetAmount.entries,
  was: v.optional(v.nullable(v.pick(budgetAmount, ['cents', 'roll_over']))),
});
export type BudgetAmountChange = v.InferOutput<typeof amountChange>;

/** PUT /budget: adds proposed amounts, removes amounts still stored as sent. 409 and no change if a proposal changed. */
export const budgetChanges = v.object({
  added: v.pipe(
    v.array(amountOfCategory),
    v.check((all) => new Set(all.map(({ category }) => category)).size === all.length, 'Invalid value'),
  ),
  removed: v.array(amountOfCategory),
});
export type BudgetChanges = v.InferOutput<typeof budgetChanges>;

const ofCategory = v.object({ category: spendingCategory });

export const moneyBudgetCalls = {
  budget: { method: 'GET', path: '/budget', response: moneyBudget },
  change: { method: 'PUT', path: '/budget', body: budgetChanges, response: moneyBudget },
  put: { method: 'PUT', path: '/budget/:category', params: ofCategory, body: amountChange, response: moneyBudget },
  remove: { method: 'DELETE', path: '/budget/:category', params: ofCategory, response: moneyBudget },
} as const satisfies Record<string, ApiCall>;
