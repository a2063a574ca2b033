import type { MoneyBudget, MoneyCycle, PayCycle } from '@verdant/shared/contract';
import { totalMonthlyCost } from './amounts';
import { getDueBills, resolveBills, type BillsInput, type DueBill } from './bills';
import { isPossiblyOwed } from './card-due';
import { dayAfter, daysBetween, monthStart } from '../days';
import { MAX_DATA_AGE_DAYS, type EverydayMoney } from './everyday';
import type { FoundPay, RecurringPayments } from './found';
import {
  previousScheduledDay,
  isCurrent,
  isPaymentFor,
  nextExpectedDay,
  nextNamedDay,
  scheduleFrom,
  type Schedule,
} from './schedule';
import type { moneyPayCorrections } from './schema';

/** The user's correction of their pay; without rhythm and day if they have no regular pay. */
type UserPayCorrection = Omit<typeof moneyPayCorrections.$inferSelect, 'userId'>;

export interface CycleInput extends BillsInput {
  readonly found: RecurringPayments;
  readonly ownPay: UserPayCorrection | undefined;
  readonly everyday: EverydayMoney;
  /** True if transactions go back far enough to show bills. */
  readonly knowsBills: boolean;
}

export interface Pay {
  readonly cycle: PayCycle;
  readonly schedule: Schedule;
}

/** Returns the pays that have not ended, by yearly amount. The largest is first and is the main pay. */
export const currentPays = (pays: readonly FoundPay[], today: string): FoundPay[] =>
  pays.filter((pay) => isCurrent(pay, today)).toSorted((a, b) => b.yearlyCents - a.yearlyCents);

export function resolvePay({ found, ownPay, today }: Pick<CycleInput, 'found' | 'ownPay' | 'today'>): Pay | undefined {
  const [main] = currentPays(found.pays, today);
  const amounts = {
    last_pay_on: main?.lastOn ?? null,
    amount_cents: main?.expectedCents ?? null,
    account_id: main?.accountId ?? null,
  };
  if (ownPay) {
    const { rhythm, next_pay_on: day, amount_cents: cents, said_on: saidOn } = ownPay;
    if (rhythm === null || day === null) return undefined;
    const schedule = scheduleFrom(rhythm, day, 'before');
    const expected = nextNamedDay(schedule, day, today);
    // The payday that the user named is not expected any more if its pay has arrived.
    const hasArrived =
      main !== undefined &&
      (main.lastOn === expected || (main.lastOn > saidOn && isPaymentFor(rhythm, expected, main.lastOn)));
    const next = hasArrived ? nextNamedDay(schedule, day, dayAfter(expected, 1)) : expected;
    const own = { rhythm, next_pay_on: next, source: 'corrected' as const };
    return { schedule, cycle: { ...amounts, ...own, amount_cents: cents ?? amounts.amount_cents } };
  }
  if (!main) return undefined;
  const next = nextExpectedDay(main.schedule, main.lastOn, today);
  return {
    schedule: main.schedule,
    cycle: { ...amounts, rhythm: main.rhythm, next_pay_on: next, source: 'found' },
  };
}

export const monthPeriodOf = (day: string): MoneyBudget['period'] => ({
  first_day: monthStart(day, 0),
  last_day: dayAfter(monthStart(day, -1), -1),
});

/** Returns the period from the last payday to the next; the calendar month if there is no pay. */
export function cyclePeriod(pay: Pay | undefined, today: string): MoneyCycle['period'] {
  if (!pay) return { type: 'month', ...monthPeriodOf(today) };
  const { next_pay_on: next, last_pay_on: last, source } = pay.cycle;
  const lastDay = dayAfter(next, -1);
  const before = previousScheduledDay(pay.schedule, next);
  const firstDay = source === 'found' && last !== null ? last : before;
  return { type: 'pay', first_day: firstDay < today ? firstDay : today, last_day: lastDay > today ? lastDay : today };
}

/**
 * True if the figures of everyday money are no longer fresh and a payday has passed since their day. The first of the
 * month counts as payday for a user without pay.
 */
function isOutdated({ everyday: { asOf, coveredDay }, today }: CycleInput, pay: Pay | undefined, firstDay: string) {
  const day = asOf ?? coveredDay;
  const begin = pay ? previousScheduledDay(pay.schedule, pay.cycle.next_pay_on) : firstDay;
  return daysBetween(day, today) > MAX_DATA_AGE_DAYS && day < begin;
}

/** True for a bill that is charged to a card. Everyday money pays such a bill only through the payment of the card. */
export const isChargedToCard = ({ bill }: DueBill, { cardIds }: EverydayMoney): boolean =>
  cardIds.has(bill.account_id ?? '');

/**
 * Returns unpaid bills from today on, or from the last day of the transactions if these are old. Bills up to the day of a
 * newer balance are left out, because the balance already includes them.
 */
export function unpaidBills(input: CycleInput, until: string): DueBill[] {
  const { asOf, coveredDay } = input.everyday;
  const isFresh = daysBetween(coveredDay, input.today) <= MAX_DATA_AGE_DAYS;
  const today = isFresh ? input.today : coveredDay;
  return getDueBills(resolveBills({ ...input, today }), until).filter(
    ({ on }) => isFresh || asOf === null || on > asOf,
  );
}

function listOwedCards(everyday: EverydayMoney, until: string): Pick<MoneyCycle, 'card_due' | 'undated_cards'> {
  const cards = everyday.cards.filter(isPossiblyOwed);
  return {
    card_due: cards.flatMap(({ accountId, name, on, cents }) =>
      on === null || cents === null || on > until ? [] : { account_id: accountId, name, on, amount_cents: cents },
    ),
    undated_cards: cards.flatMap(({ accountId, name, on, cents }) =>
      on !== null && cents !== null ? [] : { account_id: accountId, name, owed_cents: cents },
    ),
  };
}

const sumOf = (due: readonly { readonly amount_cents: number }[]) =>
  due.reduce((sum, { amount_cents: cents }) => sum + cents, 0);

/** Returns the pay cycle, bills, and amount left until payday, in cents. The user's corrections take precedence. */
export function calculateMoneyCycle(input: CycleInput): MoneyCycle {
  const { ownPay, everyday, knowsBills, today } = input;
  const pay = resolvePay(input);
  const bills = resolveBills(input).map(({ bill }) => bill);
  const period = cyclePeriod(pay, today);
  const isOld = isOutdated(input, pay, period.first_day);
  const due = (isOld ? [] : unpaidBills(input, period.last_day))
    .filter((dueBill) => !isChargedToCard(dueBill, everyday))
    .map(({ bill, on }) => ({ key: bill.key, on, amount_cents: bill.amount_cents }));
  const cards = listOwedCards(everyday, period.last_day);
  const unknown = everyday.missing ?? (isOld ? 'outdated' : knowsBills || pay ? null : 'short');
  const dueCents = sumOf(due) + sumOf(cards.card_due);
  return {
    today,
    as_of: everyday.asOf,
    pay: pay?.cycle ?? null,
    is_pay_dismissed: ownPay?.rhythm === null,
    period,
    bills,
    monthly_cents: totalMonthlyCost(bills),
    knows_bills: knowsBills,
    due,
    ...cards,
    due_before_payday_cents: isOld || !knowsBills ? null : dueCents,
    everyday_cents: everyday.cents,
    left_until_payday_cents: unknown === null && everyday.cents !== null ? everyday.cents - dueCents : null,
    left_unknown: unknown,
    renew: [...everyday.renew],
  };
}
