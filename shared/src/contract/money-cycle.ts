import * as v from 'valibot';
import type { ApiCall } from './api-call';
import { calendarDay as day, ownName } from './fields';
import { cents } from './money-measures';
import { moneyCategory } from './money';

export const payRhythms = ['weekly', 'fortnightly', 'four_weekly', 'monthly'] as const;
export const payRhythm = v.picklist(payRhythms);
export type PayRhythm = v.InferOutput<typeof payRhythm>;

/** Intervals between payments of a bill. `school_term` is four times a year, in the rhythm of Australian school fees. */
export const billRhythms = [...payRhythms, 'two_monthly', 'school_term', 'quarterly', 'half_yearly', 'yearly'] as const;
export const billRhythm = v.picklist(billRhythms);
export type BillRhythm = v.InferOutput<typeof billRhythm>;

/** Regular pay, detected or corrected by the user. Only the income with the largest yearly sum counts. */
export const payCycle = v.object({
  rhythm: payRhythm,
  /** Day of the last pay; null if no pay was detected and the user entered the rhythm. */
  last_pay_on: v.nullable(day),
  /** Day of the next pay; today if the pay is due or overdue. */
  next_pay_on: day,
  /** Expected amount of the next pay; null if no pay was detected. */
  amount_cents: v.nullable(cents),
  /** Id of the account that receives the pay; null if no pay was detected. */
  account_id: v.nullable(v.string()),
  source: v.picklist(['found', 'corrected']),
});
export type PayCycle = v.InferOutput<typeof payCycle>;

const correctedStatus = v.picklist(['found', 'confirmed', 'dismissed']);
/** Status of a bill. `added`: the user added the bill, which was not detected in transactions. */
export const billStatus = v.picklist([...correctedStatus.options, 'added']);

const billCents = v.pipe(cents, v.minValue(1, 'Invalid value'), v.maxValue(1e10, 'Invalid value'));

/** A bill or subscription that is paid regularly. */
export const recurringBill = v.object({
  /** Stable identifier, derived from the payee. The key of a bill that the user added is the bill's id. */
  key: v.string(),
  /** Name of the payee. */
  label: v.string(),
  /** Category of the bill; `other` for a bill that the user added. */
  category: moneyCategory,
  /** Expected amount of the next payment. */
  amount_cents: cents,
  /** True if the amount varies between payments, as for energy. */
  is_estimate: v.boolean(),
  rhythm: billRhythm,
  /** Expected day of the next payment, today at the earliest, moved to a business day if necessary. */
  next_on: day,
  /** Id of the account of the last payment; null for a bill that the user added. */
  account_id: v.nullable(v.string()),
  last_on: v.nullable(day),
  last_amount_cents: v.nullable(cents),
  /** Price before an increase within the last three payments; null without an increase. */
  previous_amount_cents: v.nullable(cents),
  /** True if two expected payments are missing. The bill has possibly ended, so it does not count as due. */
  is_missing: v.boolean(),
  status: billStatus,
  /** Fields that the user corrected, with the corrected values. */
  own: v.object({ amount_cents: v.optional(cents), rhythm: v.optional(billRhythm), next_on: v.optional(day) }),
});
export type RecurringBill = v.InferOutput<typeof recurringBill>;

/**
 * Reason why the money left until payday is unknown. `outdated`: figures are older than the last payday; `short`: no pay
 * and less than two months of data.
 */
export const leftUnknown = v.picklist(['no_everyday', 'no_balance', 'outdated', 'short']);

const namedAccount = { account_id: v.string(), name: v.string() };

/** GET /money/cycle. */
export const moneyCycle = v.object({
  /** Day of the request in Australia. */
  today: day,
  /** Day to which `left_until_payday_cents` refers: that of the oldest everyday account balance. Null without balances. */
  as_of: v.optional(v.nullable(day), null),
  /** Null without regular pay; the period is then the calendar month. */
  pay: v.nullable(payCycle),
  /** True if the user stated that the detected income is not their pay. */
  is_pay_dismissed: v.boolean(),
  /** Period to the day before the next payday (today on a payday); the month without regular pay. Both days included. */
  period: v.object({ type: v.picklist(['pay', 'month']), first_day: day, last_day: day }),
  /** Bills in the order of their next payment, including dismissed bills. */
  bills: v.array(recurringBill),
  /** Cost of all bills that count, as an average per month; null if an older server does not send this field. */
  monthly_cents: v.optional(v.nullable(cents), null),
  /** False with less than two months of transactions, in which bills cannot be detected yet. */
  knows_bills: v.optional(v.boolean(), true),
  /** Bills due from everyday accounts in this period, the earliest first, without card payments. Empty if unknown. */
  due: v.array(v.object({ key: v.string(), on: day, amount_cents: cents })),
  /** Credit card payments before the period ends: the whole debt if the user usually pays in full, else the usual sum. */
  card_due: v.optional(v.array(v.object({ ...namedAccount, on: day, amount_cents: cents })), []),
  /** Cards with an unknown payment day or debt (`owed_cents` is then null). No sum of this object contains these debts. */
  undated_cards: v.optional(v.array(v.object({ ...namedAccount, owed_cents: v.nullable(cents) })), []),
  /** The sum of `due` and `card_due`; null if transactions are outdated or cover less than two months. */
  due_before_payday_cents: v.nullable(cents),
  /** Sum of the everyday accounts; null without such an account, or if a balance is unknown. */
  everyday_cents: v.nullable(cents),
  /** Sum of everyday accounts minus due bills and card payments; negative if insufficient. Null with `left_unknown`. */
  left_until_payday_cents: v.nullable(cents),
  /** Reason for an unknown `left_until_payday_cents`; null if the amount is known. */
  left_unknown: v.optional(v.nullable(leftUnknown), null),
  /** Accounts that need a newer file, update or balance. */
  renew: v.optional(v.array(v.object(namedAccount)), []),
});
export type MoneyCycle = v.InferOutput<typeof moneyCycle>;

/** PUT /money/cycle: the user's correction of the pay rhythm, valid until the next; `found` removes the correction. */
export const payCorrection = v.variant('status', [
  v.object({ status: v.literal('found') }),
  /** States that the user has no regular pay. */
  v.object({ status: v.literal('dismissed') }),
  v.object({
    status: v.literal('corrected'),
    rhythm: payRhythm,
    next_pay_on: day,
    /** Amount of the pay, by default the detected amount. */
    amount_cents: v.optional(billCents),
  }),
]);
export type PayCorrection = v.InferOutput<typeof payCorrection>;

/** PUT /money/cycle/bill: the user's correction of a bill. `found` removes the correction; 404 for an unknown key. */
export const billCorrection = v.object({
  key: v.pipe(v.string(), v.nonEmpty('Required'), v.maxLength(150, 'Too long')),
  status: correctedStatus,
  rhythm: v.optional(billRhythm),
  next_on: v.optional(day),
  amount_cents: v.optional(billCents),
});
export type BillCorrection = v.InferOutput<typeof billCorrection>;

/** PUT /money/cycle/bills/:id: adds or changes a user's bill. The client chooses the id, so a retry adds no second bill. */
export const addedBill = v.object({
  label: ownName,
  amount_cents: billCents,
  rhythm: billRhythm,
  next_on: day,
});
export type AddedBill = v.InferOutput<typeof addedBill>;

/** Maximum number of bills that a user can add; a further bill is refused with 409. */
export const MAX_ADDED_BILLS = 100;

const oneBill = v.object({ id: v.pipe(v.string(), v.uuid('Invalid value')) });

export const moneyCycleCalls = {
  cycle: { method: 'GET', path: '/money/cycle', response: moneyCycle },
  correctPay: { method: 'PUT', path: '/money/cycle', body: payCorrection, response: moneyCycle },
  correctBill: { method: 'PUT', path: '/money/cycle/bill', body: billCorrection, response: moneyCycle },
  putBill: { method: 'PUT', path: '/money/cycle/bills/:id', params: oneBill, body: addedBill, response: moneyCycle },
  removeBill: { method: 'DELETE', path: '/money/cycle/bills/:id', params: oneBill, response: moneyCycle },
} as const satisfies Record<string, ApiCall>;
