import * as v from 'valibot';

export const cents = v.pipe(v.number(), v.safeInteger());

/** Minimum number of complete months for the measures. */
export const MIN_MEASURED_MONTHS = 3;

/**
 * GET /money/measures: figures from linked banks, in Australian dollars. Unknown figures are null; all figures are null
 * with fewer than `MIN_MEASURED_MONTHS` measured months.
 */
export const moneyMeasures = v.object({
  /** Complete months with data, the newest first; fewer than `MIN_MEASURED_MONTHS` if there is too little data. */
  months: v.array(v.string()),
  /** Mean income and mean spending per month in cents, without transfers; refunds are subtracted from spending. */
  income_cents: v.nullable(cents),
  spent_cents: v.nullable(cents),
  /** Spending, in percent of income. */
  spent_percent: v.nullable(v.number()),
  /** Number of months of spending that the money in bank accounts covers; superannuation and investments do not count. */
  covered_months: v.nullable(v.number()),
  /** Number of days of spending that the money in everyday accounts covers before savings are needed. */
  buffer_days: v.nullable(v.number()),
});
export type MoneyMeasures = v.InferOutput<typeof moneyMeasures>;
