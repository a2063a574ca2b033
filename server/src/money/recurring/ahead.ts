import { AHEAD_DAYS, type AheadEvent, type Goal, type MoneyForecast } from '@verdant/shared/contract';
import type { UpcomingCardPayment } from './card-due';
import type { DueBill } from './bills';
import {
  calculateMoneyCycle,
  currentPays,
  isChargedToCard,
  resolvePay,
  unpaidBills,
  type CycleInput,
  type Pay,
} from './cycle';
import { dayAfter } from '../days';
import type { FoundPay } from './found';
import { listScheduledDays, countMissedPayments, nextExpectedDay } from './schedule';

type AheadGoal = Pick<Goal, 'id' | 'name' | 'target_cents' | 'per_payday_cents' | 'saved_cents'>;

const ORDER: readonly AheadEvent['type'][] = ['pay', 'goal', 'bill', 'card'];
const inOrder = (a: AheadEvent, b: AheadEvent) =>
  a.on.localeCompare(b.on) || ORDER.indexOf(a.type) - ORDER.indexOf(b.type) || a.name.localeCompare(b.name);

const payEvent = (key: string, on: string, cents: number): AheadEvent => ({
  key,
  type: 'pay',
  name: '',
  on,
  amount_cents: cents,
  is_estimate: false,
});

/** Returns expected payments of all pays but the main pay, up to a day, without overdue pays, which have possibly ended. */
function otherPays({ found, today }: CycleInput, until: string): AheadEvent[] {
  const isOnTime = ({ schedule, lastOn }: FoundPay) => countMissedPayments(schedule, lastOn, today) === 0;
  return currentPays(found.pays, today)
    .slice(1)
    .filter(isOnTime)
    .flatMap(({ schedule, lastOn, expectedCents }, index) =>
      listScheduledDays(schedule, nextExpectedDay(schedule, lastOn, today), until).map((on) =>
        payEvent(`pay-${index + 2}`, on, expectedCents),
      ),
    );
}

function goalEvents({ id, name, ...goal }: AheadGoal, paydays: readonly string[]): AheadEvent[] {
  let missing = goal.saved_cents === null ? Infinity : goal.target_cents - goal.saved_cents;
  return paydays.flatMap((on) => {
    const cents = Math.max(0, Math.min(missing, goal.per_payday_cents ?? 0));
    missing -= cents;
    return cents === 0 ? [] : { key: id, type: 'goal' as const, name, on, amount_cents: 0 - cents, is_estimate: false };
  });
}

const billEvent = ({ bill, on }: DueBill): AheadEvent => ({
  key: bill.key,
  type: 'bill',
  name: bill.label,
  on,
  amount_cents: 0 - bill.amount_cents,
  is_estimate: bill.is_estimate,
});

const sumOf = (due: readonly DueBill[]) => due.reduce((sum, { bill }) => sum + bill.amount_cents, 0);

/**
 * Returns the payments of a card up to a day, beginning with the payment that is due. Each later payment covers the
 * remaining debt and the bills charged until then, but at most the amount of the first payment unless the card is paid in
 * full.
 */
function cardEvents(card: UpcomingCardPayment, bills: readonly DueBill[], until: string): AheadEvent[] {
  const { accountId, name, on: first, cents, owedCents, schedule } = card;
  if (first === null || cents === null || owedCents === null || schedule === null) return [];
  const charged = bills.filter(({ bill }) => bill.account_id === accountId);
  const mostCents = cents < owedCents ? cents : Infinity;
  let paid = 0;
  return listScheduledDays(schedule, first, until).flatMap((on) => {
    const owed = owedCents + sumOf(charged.filter(({ on: day }) => day < on)) - paid;
    const payment = on === first ? cents : Math.max(0, Math.min(owed, mostCents));
    paid += payment;
    if (payment === 0) return [];
    return { key: accountId, type: 'card' as const, name, on, amount_cents: 0 - payment, is_estimate: on !== first };
  });
}

function eventsOf(input: CycleInput, pay: Pay, goals: readonly AheadGoal[], until: string): AheadEvent[] {
  const { everyday } = input;
  const paydays = listScheduledDays(pay.schedule, pay.cycle.next_pay_on, until);
  const bills = unpaidBills(input, until);
  const onCards = bills.filter((due) => isChargedToCard(due, everyday));
  return [
    ...paydays.map((on) => payEvent('pay', on, pay.cycle.amount_cents ?? 0)),
    ...otherPays(input, until),
    ...goals.flatMap((goal) => goalEvents(goal, paydays)),
    ...bills.filter((due) => !isChargedToCard(due, everyday)).map(billEvent),
    ...everyday.cards.flatMap((card) => cardEvents(card, onCards, until)),
  ].toSorted(inOrder);
}

function periodsOf(events: readonly AheadEvent[], everydayCents: number, days: { today: string; last: string }) {
  const paydays = [...new Set(events.flatMap(({ type, on }) => (type === 'pay' ? on : [])))];
  // The first period ends today if pay is expected today, as in the pay cycle.
  const ends = [...paydays.map((day) => (day > days.today ? dayAfter(day, -1) : day)), days.last];
  let left = everydayCents;
  return ends.map((end, index): MoneyForecast['periods'][number] => {
    const [payOn, before] = [paydays[index - 1] ?? null, ends[index - 1] ?? ''];
    const own = events.filter(({ type, on }) =>
      type === 'pay' || type === 'goal' ? on === payOn : on > before && on <= end,
    );
    left += own.reduce((sum, { amount_cents: cents }) => sum + cents, 0);
    return { pay_on: payOn, last_day: end, left_cents: left, events: own };
  });
}

/** Returns the reason why nothing can be predicted; null if a prediction is possible. */
function unknownReason(input: CycleInput, pay: Pay | undefined): MoneyForecast['unknown'] {
  const { left_unknown: leftUnknown } = calculateMoneyCycle(input);
  if (leftUnknown !== null) return leftUnknown;
  if (pay === undefined) return 'no_pay';
  return pay.cycle.amount_cents === null ? 'no_amount' : null;
}

/**
 * Returns what is left of everyday money before each payday: `calculateMoneyCycle`'s amount plus pays, less bills, cards
 * and goals.
 */
export function forecastEverydayMoney(input: CycleInput, goals: readonly AheadGoal[]): MoneyForecast {
  const { today, everyday } = input;
  const pay = resolvePay(input);
  const last = dayAfter(today, AHEAD_DAYS);
  const unknown = unknownReason(input, pay);
  const common = { today, last_day: last, as_of: everyday.asOf, everyday_cents: everyday.cents, unknown };
  if (unknown !== null || pay === undefined || everyday.cents === null) return { ...common, periods: [] };
  return {
    ...common,
    periods: periodsOf(eventsOf(input, pay, goals, last), everyday.cents, { today, last }),
  };
}
