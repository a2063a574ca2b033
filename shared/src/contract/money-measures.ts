import * as v from 'valibot';

/** An amount in cents, as an integer. */
export const cents = v.pipe(v.number(), v.safeInteger());

/** Minimum number of complete months for the measures. */
export const MIN_MEASURED_MONTHS = 3;

/**
 * GET /money/measures: figures from linked banks, in Australian dollars. Unknown figures are null, such as all without
 * `MIN_MEASURED_MONTHS`.
 */
export const moneyMeasures = v.object({
  /** Measured months, the newest first; fewer than needed if there is too little data. */
  months: v.array(v.string()),
  /** Monthly means, without transfers; refunds are subtracted from spending. */
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
