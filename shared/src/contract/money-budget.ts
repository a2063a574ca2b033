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
   * Median of the measured months, in whole dollars, with the monthly average of other bills. Null with fewer than
   * `MIN_BUDGET_MONTHS`.
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
  /** Day when this period's pace uses up the amount; null if the amount lasts to the end of the month or next payday. */
  runs_out_on: v.nullable(day),
});
export type BudgetCategory = v.InferOutput<typeof budgetCategory>;

/** Budget from one payday to the next, in cents. */
const payBudget = v.object({
  rhythm: payRhythm,
  /** Both days are included; `last_day` is the day before payday. */
  first_day: day,
  last_day: day,
  /** This pay's share for all recurring bills in categories with a budget. The other figures here exclude these bills. */
  bills_cents: cents,
  budget_cents: cents,
  spent_cents: cents,
  left_cents: cents,
  /** Categories with a budget, without bills. `budget_cents` is the share of a pay, `spent_cents` spending since payday. */
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

/** Minimum number of complete months for a proposal. */
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
  /** Null without a budget, without regular pay, or if the accounts have no transactions since the last payday. */
  pay: v.optional(v.nullable(payBudget), null),
  /** The complete months that amounts are proposed from (`2026-11`), the newest first. */
  measured_months: v.array(v.string()),
  /** Categories with a budget, the largest first, and then other categories with spending. */
  categories: v.array(budgetCategory),
  /** Sums of the categories with a budget; `other_spent_cents` is the spending of all others. */
  totals: v.object({
    budget_cents: cents,
    rolled_over_cents: cents,
    spent_cents: cents,
    left_cents: cents,
    other_spent_cents: cents,
    /** Sum over all categories of the budget or, without a budget, of the proposed amount. */
    proposed_cents: v.optional(cents, 0),
    /** Average spending of a measured month in all categories; null with fewer than `MIN_BUDGET_MONTHS`. */
    average_cents: v.optional(v.nullable(cents), null),
  }),
});
export type MoneyBudget = v.InferOutput<typeof moneyBudget>;

/** PUT /budget/:category. */
export const budgetAmount = v.object({
  cents: amountCents,
  roll_over: v.boolean(),
  /** Cents left by earlier months, for an undo; by default the stored value, 0 for an amount that does not roll over. */
  rolled_over_cents: v.optional(v.pipe(cents, v.minValue(0, 'Invalid value'), v.maxValue(MOST_CENTS, 'Invalid value'))),
  /** First day of the month of `rolled_over_cents`, by default this month. Unspent cents of later full months are added. */
  rolled_over_on: v.optional(v.pipe(v.string(), v.isoDate('Invalid value'))),
});
export type BudgetAmount = v.InferOutput<typeof budgetAmount>;

const amountOfCategory = v.object({ category: spendingCategory, ...budgetAmount.entries });

/** `was`: the amount that the page showed, or null; the server changes nothing (409) if the stored amount differs. */
const amountChange = v.object({
  ...budgetAmount.entries,
  was: v.optional(v.nullable(v.pick(budgetAmount, ['cents', 'roll_over']))),
});
export type BudgetAmountChange = v.InferOutput<typeof amountChange>;

/** PUT /budget: adds proposed amounts and removes unchanged amounts, or nothing for an outdated page (409). */
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
