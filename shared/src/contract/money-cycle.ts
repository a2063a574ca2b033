import * as v from 'valibot';
import type { ApiCall } from './api-call';
import { calendarDay as day, ownName } from './fields';
import { moneyCategory } from './money';

/** Integers of cents, in Australian dollars. */
const cents = v.pipe(v.number(), v.safeInteger());

export const payRhythms = ['weekly', 'fortnightly', 'four_weekly', 'monthly'] as const;
export const payRhythm = v.picklist(payRhythms);
export type PayRhythm = v.InferOutput<typeof payRhythm>;

/** `school_term`: four times a year, as Australian schools send fees. */
export const billRhythms = [...payRhythms, 'two_monthly', 'school_term', 'quarterly', 'half_yearly', 'yearly'] as const;
export const billRhythm = v.picklist(billRhythms);
export type BillRhythm = v.InferOutput<typeof billRhythm>;

/** When the user is paid: found in their transactions, or corrected by them. Of several incomes the largest in a year. */
export const payCycle = v.object({
  rhythm: payRhythm,
  /** The last pay that arrived; null where none was found and the user told us of it. */
  last_pay_on: v.nullable(day),
  /** Today where it is expected or late. */
  next_pay_on: day,
  /** Expected amount of the next pay; null where no pay was found. */
  amount_cents: v.nullable(cents),
  /** Id of the account that receives the pay; null where no pay was found. */
  account_id: v.nullable(v.string()),
  source: v.picklist(['found', 'corrected']),
});
export type PayCycle = v.InferOutput<typeof payCycle>;

const correctedStatus = v.picklist(['found', 'confirmed', 'dismissed']);
/** `added`: by the user; none was found. */
export const billStatus = v.picklist([...correctedStatus.options, 'added']);
export type BillStatus = v.InferOutput<typeof billStatus>;

const billCents = v.pipe(cents, v.minValue(1, 'Invalid value'), v.maxValue(1e10, 'Invalid value'));

/** A bill or subscription that comes again and again. */
export const recurringBill = v.object({
  /** Stays the same between updates. It names who is paid; of an added one it is the id. */
  key: v.string(),
  /** Who is paid. */
  label: v.string(),
  /** `other` for an added one. */
  category: moneyCategory,
  /** Expected amount of the next payment. */
  amount_cents: cents,
  /** Whether the amount differs from time to time, as that of energy does. */
  is_estimate: v.boolean(),
  rhythm: billRhythm,
  /** When it is expected next, today at the earliest; business days move it. */
  next_on: day,
  /** Id of the account of the last payment; null, like everything about the last payment, for a bill that the user added. */
  account_id: v.nullable(v.string()),
  last_on: v.nullable(day),
  last_amount_cents: v.nullable(cents),
  /** Its price before it rose, within the last three payments; null where it did not rise. */
  previous_amount_cents: v.nullable(cents),
  /** True if no payment was seen for two rhythms: the bill may have ended, and counts in nothing that is due. */
  is_missing: v.boolean(),
  status: billStatus,
  /** Fields that the user corrected, with their values. */
  own: v.object({ amount_cents: v.optional(cents), rhythm: v.optional(billRhythm), next_on: v.optional(day) }),
});
export type RecurringBill = v.InferOutput<typeof recurringBill>;

/**
 * Why it is unknown what is left: no everyday account, one without a balance, a payday since the newest figures, or neither a pay nor two
 * months of transactions.
 */
export const leftUnknown = v.picklist(['no_everyday', 'no_balance', 'outdated', 'short']);

const namedAccount = { account_id: v.string(), name: v.string() };

/** GET /money/cycle. */
export const moneyCycle = v.object({
  /** The day in Australia on which the figures were asked for. */
  today: day,
  /** Oldest day of the balances of everyday accounts: the day that `left_until_payday_cents` is of. Null without balances. */
  as_of: v.optional(v.nullable(day), null),
  /** Null where no pay comes regularly; then the period is the calendar month. */
  pay: v.nullable(payCycle),
  /** The user states that what was found is not their pay. */
  is_pay_dismissed: v.boolean(),
  /** Both days are part of it: from the last payday to the day before the next (to today where that is today), or a calendar month. */
  period: v.object({ type: v.picklist(['pay', 'month']), first_day: day, last_day: day }),
  /** The next one first; those dismissed too. */
  bills: v.array(recurringBill),
  /** Cost of all bills that count in an average month; null in responses of servers that do not send it. */
  monthly_cents: v.optional(v.nullable(cents), null),
  /** False while there are less than two months of transactions, in which bills do not show yet. */
  knows_bills: v.optional(v.boolean(), true),
  /**
   * Bills that everyday money has yet to pay before the end of the period, the next first; a weekly bill may be in it twice. Without
   * those charged to a card. Empty while it cannot be known.
   */
  due: v.array(v.object({ key: v.string(), on: day, amount_cents: cents })),
  /** Payments of cards before the end of the period: all that is owed where a card is paid in full, else what is usually paid. */
  card_due: v.optional(v.array(v.object({ ...namedAccount, on: day, amount_cents: cents })), []),
  /** Cards of which it is unknown when they are paid, or what is owed (then null). They are taken off nothing. */
  undated_cards: v.optional(v.array(v.object({ ...namedAccount, owed_cents: v.nullable(cents) })), []),
  /** The sum of `due` and `card_due`; null with old transactions, and with less than two months of them. */
  due_before_payday_cents: v.nullable(cents),
  /** Sum of the everyday accounts; null without such an account, or where the balance of one is unknown. */
  everyday_cents: v.nullable(cents),
  /** Sum of the everyday accounts, less bills and card payments that are due. Below zero where it does not suffice. Null as `left_unknown` states. */
  left_until_payday_cents: v.nullable(cents),
  /** Null where it is known. */
  left_unknown: v.optional(v.nullable(leftUnknown), null),
  /** Accounts that need a newer file, update or balance. */
  renew: v.optional(v.array(v.object(namedAccount)), []),
});
export type MoneyCycle = v.InferOutput<typeof moneyCycle>;

/** PUT /money/cycle: when the user is really paid. It stays until it is corrected again; `found` undoes it. */
export const payCorrection = v.variant('status', [
  v.object({ status: v.literal('found') }),
  /** The user has no regular pay. */
  v.object({ status: v.literal('dismissed') }),
  v.object({
    status: v.literal('corrected'),
    rhythm: payRhythm,
    next_pay_on: day,
    /** Amount of the pay; the amount that was found applies without it. */
    amount_cents: v.optional(billCents),
  }),
]);
export type PayCorrection = v.InferOutput<typeof payCorrection>;

/** PUT /money/cycle/bill: what the user states about a bill. `found` undoes what they said; 404 for a key that no bill has. */
export const billCorrection = v.object({
  key: v.pipe(v.string(), v.nonEmpty('Required'), v.maxLength(150, 'Too long')),
  status: correctedStatus,
  rhythm: v.optional(billRhythm),
  next_on: v.optional(day),
  amount_cents: v.optional(billCents),
});
export type BillCorrection = v.InferOutput<typeof billCorrection>;

/** PUT /money/cycle/bills/:id: a bill that the user adds, or what becomes of it. The id is the caller's, so that a retry adds no second. */
export const addedBill = v.object({
  label: ownName,
  amount_cents: billCents,
  rhythm: billRhythm,
  next_on: day,
});
export type AddedBill = v.InferOutput<typeof addedBill>;

/** A user adds so many at most; 409 beyond. */
export const MAX_ADDED_BILLS = 100;

const oneBill = v.object({ id: v.pipe(v.string(), v.uuid('Invalid value')) });

export const moneyCycleCalls = {
  cycle: { method: 'GET', path: '/money/cycle', response: moneyCycle },
  correctPay: { method: 'PUT', path: '/money/cycle', body: payCorrection, response: moneyCycle },
  correctBill: { method: 'PUT', path: '/money/cycle/bill', body: billCorrection, response: moneyCycle },
  putBill: { method: 'PUT', path: '/money/cycle/bills/:id', params: oneBill, body: addedBill, response: moneyCycle },
  removeBill: { method: 'DELETE', path: '/money/cycle/bills/:id', params: oneBill, response: moneyCycle },
} as const satisfies Record<string, ApiCall>;
