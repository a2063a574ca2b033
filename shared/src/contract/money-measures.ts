import * as v from 'valibot';

/** An amount: integers of cents. */
export const cents = v.pipe(v.number(), v.safeInteger());

/** Complete months that measures need. */
export const MIN_MEASURED_MONTHS = 3;

/**
 * GET /money/measures: what linked banks show of a user's finances, in Australian dollars. A figure that cannot be known
 * is null; without `MIN_MEASURED_MONTHS` complete months in a row up to the last one, all are.
 */
export const moneyMeasures = v.object({
  /** Measured months, the newest first; fewer than needed if there is too little data. */
  months: v.array(v.string()),
  /** Means of these months; without transfers, and refunds are taken off what was spent. */
  income_cents: v.nullable(cents),
  spent_cents: v.nullable(cents),
  /** Spending, in percent of income. */
  spent_percent: v.nullable(v.number()),
  /** Months of spending that the money in bank accounts covers; superannuation and investments do not count. */
  covered_months: v.nullable(v.number()),
  /** Days of spending that the money in everyday accounts covers, before savings are needed. */
  buffer_days: v.nullable(v.number()),
});
export type MoneyMeasures = v.InferOutput<typeof moneyMeasures>;
