import { payRhythms, type BillRhythm, type PayRhythm } from '@verdant/shared/contract';
import { readDescription } from '../read-description';
import { isStablePrice, medianOf } from './amounts';
import { mergePaymentsByDay, findChain, findChainWithBreaks, type PaymentChain } from './payment-chain';
import { daysBetween, monthOf, fromDayNumber } from '../days';
import { groupByPayee, type PaymentWithEntry } from './find-bills';
import type { RegularIncome, FoundPay, Income, OneOffIncome, RecurringEntry } from './found';
import { fitSchedule, rhythms } from './schedule';

export const minPays = (rhythm: BillRhythm): number => rhythms[rhythm].pays;
/** Minimum share of a payer's credits that must be in the rhythm. The rest can be bonuses or reimbursed expenses. */
export const MIN_PAY_COVERAGE = 0.7;
const OTHER_INCOME = new Set<string | null>(['interest', 'rent_received']);
/** Number of latest days searched alone if the whole history has no rhythm, because the rhythm has possibly changed. */
const RECENT_DAYS = 120;
const USUAL = 3;

const isPayRhythm = (rhythm: BillRhythm): rhythm is PayRhythm => payRhythms.some((payRhythm) => payRhythm === rhythm);

/** True if a credit is possibly pay: it is income, but neither interest, nor rent, nor from a person. */
const isEarned = ({ amountCents, category, flag, description }: RecurringEntry) =>
  amountCents > 0 &&
  category === 'income' &&
  !OTHER_INCOME.has(flag) &&
  (flag !== null || readDescription(description, true).status !== 'person');

function payChain(group: readonly PaymentWithEntry[]): PaymentChain<PaymentWithEntry> | undefined {
  const newest = group.at(-1)?.day ?? 0;
  return (
    findChainWithBreaks(group, minPays, MIN_PAY_COVERAGE) ??
    findChain(
      group.filter(({ day }) => day > newest - RECENT_DAYS),
      minPays,
      MIN_PAY_COVERAGE,
    )
  );
}

const daysOf = (entries: readonly PaymentWithEntry[]) => entries.map(({ day }) => day);

function toPay({ rhythm, entries }: PaymentChain<PaymentWithEntry>): FoundPay[] {
  const last = entries.at(-1);
  if (!last || !isPayRhythm(rhythm)) return [];
  const expected = medianOf(entries.slice(0 - USUAL).map(({ cents }) => cents));
  return [
    {
      rhythm,
      schedule: fitSchedule(rhythm, daysOf(entries), 'before'),
      lastOn: fromDayNumber(last.day),
      lastCents: last.cents,
      expectedCents: expected,
      accountId: last.entry.accountId,
      yearlyCents: expected * rhythms[rhythm].perYear,
    },
  ];
}

export function detectPays(entries: readonly RecurringEntry[]): FoundPay[] {
  const found: FoundPay[] = [];
  for (const group of groupByPayee(entries, isEarned).values()) {
    const chain = payChain(mergePaymentsByDay(group));
    if (chain) found.push(...toPay(chain));
  }
  return found;
}

const HALF_YEAR_DAYS = 182;
const MONTH_DAYS = 365 / 12;
const STEADY_PAYS = 7;

/** Returns the monthly amount of a chain: the usual amount if it is steady, otherwise the mean of the last half year. */
function monthlyAmountOf({ rhythm, entries }: PaymentChain<PaymentWithEntry>): number {
  const last = entries.at(-1);
  if (!last || !isPayRhythm(rhythm)) return 0;
  const recent = entries.filter(({ day }) => day > last.day - HALF_YEAR_DAYS);
  if (isStablePrice(entries.slice(0 - STEADY_PAYS))) {
    return Math.round((medianOf(entries.slice(0 - USUAL).map(({ cents }) => cents)) * rhythms[rhythm].perYear) / 12);
  }
  const days = last.day - (recent[0]?.day ?? last.day) + rhythms[rhythm].days;
  return Math.round((recent.reduce((sum, { cents }) => sum + cents, 0) * MONTH_DAYS) / days);
}

const ONCE =
  /\b(?:estate of|deceased|inheritance|probate|bequest|claim|settlement|surplus|refinance|refinancing|ato\d*|tax|bonus|redundancy|severance|termination|lump sum|compensation|prize|winnings|sale|sold)\b/i;
const DIVIDEND = /\b(?:div|dividend|distribution)\b/i;
const MOST_ONCE = 3;
const FEWEST_ONCE = 2;
/** Amount in cents from which a single payment by a person is a sale or a gift. */
const LARGE_PERSONAL_CENTS = 1_000_00;
/** Multiple of the monthly income above which a payment of an occasional payer is a one-off even if no word says so. */
const MONTHS_ONCE = 2;
/** The same multiple for a user with irregular income. */
const MONTHS_ONCE_IRREGULAR = 4;

function toIncome(chain: PaymentChain<PaymentWithEntry>, group: readonly PaymentWithEntry[]): RegularIncome {
  const { rhythm, entries } = chain;
  const byMonth: Record<string, number> = {};
  for (const { entry, cents } of group) byMonth[monthOf(entry.date)] = (byMonth[monthOf(entry.date)] ?? 0) + cents;
  const last = entries.at(-1);
  return {
    schedule: fitSchedule(rhythm, daysOf(entries), 'before'),
    lastOn: fromDayNumber(last?.day ?? 0),
    monthCents: monthlyAmountOf(chain),
    byMonth,
  };
}

const toOneOff = ({ entry: { date }, cents }: PaymentWithEntry): OneOffIncome => ({ month: monthOf(date), cents });

function isOnce({ entry, cents }: PaymentWithEntry, count: number, usualCents: number): boolean {
  const { description, flag } = entry;
  if (count <= MOST_ONCE && ONCE.test(description) && flag !== 'pay') return true;
  if (count > FEWEST_ONCE || flag !== null || DIVIDEND.test(description)) return false;
  const isPersonal = readDescription(description, true).status === 'person';
  return cents > (isPersonal ? Math.min(LARGE_PERSONAL_CENTS, usualCents) : usualCents);
}

export function findIncome(entries: readonly RecurringEntry[]): Income {
  const isIncome = ({ amountCents, category }: RecurringEntry) => amountCents > 0 && category === 'income';
  const regular: RegularIncome[] = [];
  const oneOffs: OneOffIncome[] = [];
  const others: PaymentWithEntry[][] = [];
  let total = 0;
  for (const group of groupByPayee(entries, isIncome).values()) {
    const days = mergePaymentsByDay(group);
    const chain = payChain(days);
    if (!chain || !isPayRhythm(chain.rhythm)) {
      others.push(group);
      total += group.reduce((sum, { cents }) => sum + cents, 0);
      continue;
    }
    const largest = Math.max(...chain.entries.map(({ cents }) => cents));
    const inChain = new Set(daysOf(chain.entries));
    const once = days.filter(({ day, cents }) => !inChain.has(day) && cents > largest);
    oneOffs.push(...once.map(toOneOff));
    regular.push(
      toIncome(
        chain,
        days.filter((day) => !once.includes(day)),
      ),
    );
  }
  const [first, last] = [entries[0]?.date ?? '', entries.at(-1)?.date ?? ''];
  const months = Math.max(1, daysBetween(first, last) / MONTH_DAYS);
  const usual = regular.reduce((sum, { monthCents }) => sum + monthCents, 0);
  for (const group of others) {
    for (const payment of group) {
      const usualCents = usual > 0 ? MONTHS_ONCE * usual : (MONTHS_ONCE_IRREGULAR * (total - payment.cents)) / months;
      if (isOnce(payment, group.length, usualCents)) oneOffs.push(toOneOff(payment));
    }
  }
  return { regular, oneOffs };
}
