import type { BillRhythm } from '@verdant/shared/contract';
import { groupBy } from '../by-key';
import { hasAmountsOfOneBill, isStablePrice, expectedPriceOf } from './amounts';
import { findChain, findChainWithBreaks, rhythmStepsIn, type PaymentChain, type DatedPayment } from './payment-chain';
import { fromDayNumber, toDayNumber } from '../days';
import type { FoundBill, RecurringEntry } from './found';
import { payeeKey, payeeLabel } from './payee';
import { fitSchedule, rhythms } from './schedule';

export interface PaymentWithEntry extends DatedPayment {
  readonly entry: RecurringEntry;
}

/** Groups payments by payee, sorted by day and then amount, so that bills' keys do not depend on the order of `entries`. */
export function groupByPayee(
  entries: readonly RecurringEntry[],
  isMeant: (entry: RecurringEntry) => boolean,
): Map<string, PaymentWithEntry[]> {
  const payments = entries
    .filter(isMeant)
    .map((entry) => ({ entry, day: toDayNumber(entry.date), cents: Math.abs(entry.amountCents) }));
  const found = groupBy(payments, ({ entry }) => payeeKey(entry.merchantKey));
  for (const group of found.values()) group.sort((a, b) => a.day - b.day || a.cents - b.cents);
  return found;
}

const minimum = (rhythm: BillRhythm) => rhythms[rhythm].bills;
/** Minimum payments for payees in categories of varying bills: two payments are enough for longer rhythms. */
const minimumOfVarying = (rhythm: BillRhythm) =>
  rhythm === 'two_monthly' || rhythm === 'quarterly' ? 2 : minimum(rhythm);
/** The same minimum when three consecutive payments are checked for a rhythm. */
const three = (rhythm: BillRhythm) => (rhythm === 'four_weekly' ? Infinity : 3);
const COVERAGE = 0.8;
/** Categories of bills whose amount can vary from payment to payment. */
const VARYING = new Set<string>(['utilities', 'housing', 'insurance', 'loan', 'family']);
const NEVER = new Set<string>(['income', 'transfer', 'eating_out']);
const NEVER_FLAGGED = new Set<string | null>(['cash', 'gambling', 'dishonour', 'wage_advance']);
/** Categories in which weekly or fortnightly purchases can have equal amounts by chance. */
const BOUGHT = new Set<string>(['groceries', 'transport', 'shopping', 'other']);
const AGREED = /\b(?:direct debit|dd|debit|bpay|payment|osko|transfer|tfr|pay anyone|periodical|withdrawal)\b/i;
const CARD = /\b(?:visa|eftpos|card|purchase|pos)\b/i;

/** Pattern of words that occur in payments to billers, but not in payments to people. */
const BILLED = /\b(?:direct debit|bpay|bill payment|by authority)\b/i;

const isAgreed = ({ description }: RecurringEntry) => AGREED.test(description) && !CARD.test(description);
const isVarying = ({ category, flag }: RecurringEntry) => VARYING.has(category) || flag === 'card_payment';

function isBill({ rhythm, entries }: PaymentChain<PaymentWithEntry>): boolean {
  const last = entries.at(-1)?.entry;
  if (!last) return false;
  const isLikely = isVarying(last)
    ? hasAmountsOfOneBill(entries, 4)
    : BILLED.test(last.description) && hasAmountsOfOneBill(entries, 1.6);
  if (!isLikely && !isStablePrice(entries)) return false;
  const isOften = rhythm === 'weekly' || rhythm === 'fortnightly';
  return !isOften || !BOUGHT.has(last.category) || isAgreed(last);
}

/** Adds payments of another price that continue a chain's rhythm after or before the chain. `others`: the oldest first. */
function extended(
  { rhythm, entries, ...chain }: PaymentChain<PaymentWithEntry>,
  others: readonly PaymentWithEntry[],
): PaymentChain<PaymentWithEntry> {
  const found = [...entries];
  const isNext = (
    before: PaymentWithEntry | undefined,
    after: PaymentWithEntry | undefined,
    ends: readonly PaymentWithEntry[],
  ) => {
    // Most payments are not on a day of the rhythm, so the slower check below is skipped.
    if (!before || !after || rhythmStepsIn(after.day - before.day, rhythm) === undefined) return false;
    const next = findChain(ends, three, 1);
    return next?.rhythm === rhythm && next.entries.length === 3;
  };
  for (const other of others) {
    const isLater = isNext(found.at(-1), other, [...found.slice(-2), other]);
    if (isLater && isStablePrice([...found, other])) found.push(other);
  }
  for (const other of others.toReversed()) {
    const isEarlier = isNext(other, found[0], [other, ...found.slice(0, 2)]);
    if (isEarlier && isStablePrice([other, ...found])) found.unshift(other);
  }
  return { ...chain, rhythm, entries: found };
}

/**
 * Maximum number of a payee's payments that are searched for bills, because the time grows with the square of this number.
 */
const MOST_PAYMENTS = 2_000;

/** Splits payments of a payee with several bills into chains: of one amount, and of earlier and later prices of a bill. */
function byAmount(group: readonly PaymentWithEntry[]): PaymentChain<PaymentWithEntry>[] {
  if (group.length > MOST_PAYMENTS) return [];
  const amounts = groupBy(group, ({ cents }) => cents);
  const used = new Set<PaymentWithEntry>();
  const found: PaymentChain<PaymentWithEntry>[] = [];
  for (const same of [...amounts.values()].toSorted((a, b) => b.length - a.length)) {
    const left = same.filter((payment) => !used.has(payment));
    const chain = left.length < 3 ? undefined : findChainWithBreaks(left, minimum, COVERAGE);
    if (!chain || chain.rhythm === 'yearly') continue;
    for (const payment of same) used.add(payment);
    const longer = extended(
      chain,
      group.filter((payment) => !used.has(payment)),
    );
    for (const entry of longer.entries) used.add(entry);
    found.push(longer);
  }
  return found;
}

function chainsOf(group: readonly PaymentWithEntry[]): PaymentChain<PaymentWithEntry>[] {
  const first = group[0]?.entry;
  const isSure = first !== undefined && isVarying(first);
  const whole = findChainWithBreaks(group, isSure ? minimumOfVarying : minimum, COVERAGE);
  if (whole && isBill(whole)) return [whole];
  return byAmount(group).filter(isBill);
}

function toBill({ rhythm, entries }: PaymentChain<PaymentWithEntry>, key: string): FoundBill[] {
  const last = entries.at(-1);
  if (!last) return [];
  const { entry } = last;
  return [
    {
      key,
      rhythm,
      label: payeeLabel(entry.merchantKey),
      category: entry.category,
      schedule: fitSchedule(
        rhythm,
        entries.map(({ day }) => day),
        isAgreed(entry) ? 'after' : 'none',
      ),
      lastOn: fromDayNumber(last.day),
      lastCents: last.cents,
      accountId: entry.accountId,
      ...expectedPriceOf(entries, rhythm === 'yearly' || rhythm === 'half_yearly'),
    },
  ];
}

/** Returns possible bill payments by payee. `entries`: transactions of the last thirteen months, in Australian dollars. */
export const possibleBillsByPayee = (entries: readonly RecurringEntry[]): Map<string, PaymentWithEntry[]> =>
  groupByPayee(
    entries,
    ({ amountCents, category, flag }) => amountCents < 0 && !NEVER.has(category) && !NEVER_FLAGGED.has(flag),
  );

/** Returns a key for each bill of a payee. A known bill keeps its key, under which corrections are stored. */
function keysOf(
  payee: string,
  chains: readonly PaymentChain<PaymentWithEntry>[],
  before: readonly FoundBill[],
): string[] {
  const used = new Set<string>();
  const kept = chains.map(({ rhythm, entries }) => {
    const previousBill = before.find(
      (bill) =>
        !used.has(bill.key) &&
        (bill.key === payee || bill.key.startsWith(`${payee} `)) &&
        bill.rhythm === rhythm &&
        entries.some(({ day, cents }) => fromDayNumber(day) === bill.lastOn && cents === bill.lastCents),
    );
    if (previousBill) used.add(previousBill.key);
    return previousBill?.key;
  });
  let number = 0;
  const nextFree = (): string => {
    number += 1;
    const key = number === 1 ? payee : `${payee} ${number}`;
    return used.has(key) ? nextFree() : key;
  };
  return kept.map((key) => key ?? nextFree());
}

/** Returns a payee's bills and subscriptions, even ended ones. `group`: oldest first; `before`: bills found last time. */
export function findPayeeBills(
  payee: string,
  group: readonly PaymentWithEntry[],
  before: readonly FoundBill[],
): FoundBill[] {
  const chains = chainsOf(group).toSorted((a, b) => (a.entries[0]?.day ?? 0) - (b.entries[0]?.day ?? 0));
  const keys = keysOf(payee, chains, before);
  return chains.flatMap((chain, index) => toBill(chain, keys[index] ?? payee));
}
