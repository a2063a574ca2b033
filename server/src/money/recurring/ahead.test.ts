import type { Goal, MoneyForecast } from '@verdant/shared/contract';
import { forecastEverydayMoney } from './ahead';
import { upcomingCardPaymentOf, type CardState } from './card-due';
import type { UserAddedBill } from './bills';
import { calculateMoneyCycle, type CycleInput } from './cycle';
import type { FoundPay } from './found';
import { scheduleFrom } from './schedule';
import { cardBill, correctedPay, cycleInput, exampleEverydayBalance, NOTHING_FOUND } from './testing/cycle-kit';

const DAY_MS = 24 * 60 * 60 * 1000;
const EVERYDAY = 300_000;

const inputOf = (today: string, changes: Partial<CycleInput> = {}) =>
  cycleInput(NOTHING_FOUND, today, { everyday: exampleEverydayBalance(EVERYDAY, today), ...changes });
const pay = (
  rhythm: FoundPay['rhythm'],
  lastOn: string,
  expectedCents: number,
  changes: Partial<FoundPay> = {},
): FoundPay => ({
  rhythm,
  schedule: scheduleFrom(rhythm, lastOn, 'before'),
  lastOn,
  lastCents: expectedCents,
  expectedCents,
  accountId: 'a',
  yearlyCents: expectedCents * 12,
  ...changes,
});
const paid = (...pays: FoundPay[]): CycleInput['found'] => ({ firstOn: '2026-01-01', pays, bills: [] });
const bill = (
  label: string,
  rhythm: UserAddedBill['rhythm'],
  next_on: string,
  amount_cents: number,
): UserAddedBill => ({
  id: label,
  label,
  amount_cents,
  rhythm,
  next_on,
});
const cardState: CardState = {
  accountId: 'c',
  name: 'Card',
  owedCents: 60_000,
  dueOn: null,
  minimumDueCents: null,
  payments: [
    { on: '2026-11-02', cents: 50_000 },
    { on: '2026-10-02', cents: 45_000 },
    { on: '2026-09-02', cents: 55_000 },
  ],
};
const withCard = (today: string, changes: Partial<CardState> = {}) =>
  exampleEverydayBalance(EVERYDAY, today, {
    cards: [upcomingCardPaymentOf({ ...cardState, ...changes }, today)],
    cardIds: new Set(['c']),
  });
const goal = (changes: Partial<Goal> = {}): Goal => ({
  id: 'g',
  name: 'Tyres',
  target_cents: 100_000,
  date: '2027-06-30',
  per_payday_cents: 20_000,
  saved: { type: 'by_hand', saved_cents: 30_000, saved_on: '2026-11-01' },
  saved_cents: 30_000,
  ...changes,
});

const fortnightly = paid(pay('fortnightly', '2026-11-19', 200_000));
const THURSDAYS = ['2026-12-03', '2026-12-17', '2026-12-31', '2027-01-14', '2027-01-28', '2027-02-11'];

/** Hand-written paydays, and amounts in cents with the days on which each is received or paid. */
type Calendar = { paydays: readonly string[]; amounts: readonly (readonly [cents: number, days: readonly string[]])[] };

/** Independent calculation, day by day, of the amount left on the day before each payday and on the last day. */
function recompute({ paydays, amounts }: Calendar, { today, lastDay }: { today: string; lastDay: string }) {
  const found: [day: string, cents: number][] = [];
  let left = EVERYDAY;
  for (let at = Date.parse(today); at <= Date.parse(lastDay); at += DAY_MS) {
    const day = new Date(at).toISOString().slice(0, today.length);
    for (const [cents, days] of amounts) left += cents * days.filter((candidate) => candidate === day).length;
    const tomorrow = new Date(at + DAY_MS).toISOString().slice(0, today.length);
    if (paydays.includes(tomorrow) || day === lastDay) found.push([day, left]);
  }
  return found;
}
const shown = ({ periods }: MoneyForecast) => periods.map((period) => [period.last_day, period.left_cents]);

test.each<[name: string, input: CycleInput, goals: Goal[], calendar: Calendar]>([
  [
    'a fortnightly pay and a monthly bill',
    inputOf('2026-11-25', { found: fortnightly, addedBills: [bill('Phone', 'monthly', '2026-11-30', 5_000)] }),
    [],
    {
      paydays: THURSDAYS,
      amounts: [
        [200_000, THURSDAYS],
        [-5_000, ['2026-11-30', '2026-12-30', '2027-01-30']],
      ],
    },
  ],
  [
    'a monthly pay between fortnightly paydays',
    inputOf('2026-11-25', {
      found: paid(pay('monthly', '2026-11-10', 90_000), pay('fortnightly', '2026-11-19', 200_000)),
    }),
    [],
    {
      paydays: [...THURSDAYS, '2026-12-10', '2027-01-08', '2027-02-10'],
      amounts: [
        [200_000, THURSDAYS],
        // The pay of 10 January arrives on Friday 8 January, because 10 January is a Sunday.
        [90_000, ['2026-12-10', '2027-01-08', '2027-02-10']],
      ],
    },
  ],
  [
    'pay and a bill on the last day of each month',
    inputOf('2026-11-25', {
      found: paid(pay('monthly', '2026-10-30', 400_000, { schedule: scheduleFrom('monthly', '2026-08-31', 'before') })),
      addedBills: [bill('Rent', 'monthly', '2026-12-31', 160_000)],
    }),
    [],
    {
      // The pay of 31 January arrives on Friday 29 January, because 31 January is a Sunday.
      paydays: ['2026-11-30', '2026-12-31', '2027-01-29'],
      amounts: [
        [400_000, ['2026-11-30', '2026-12-31', '2027-01-29']],
        [-160_000, ['2026-12-31', '2027-01-31']],
      ],
    },
  ],
  [
    'a credit card that is paid in full, and a bill charged to it',
    inputOf('2026-11-25', {
      found: { ...fortnightly, bills: [cardBill('2026-11-20', 1_800)] },
      everyday: withCard('2026-11-25'),
    }),
    [],
    {
      paydays: THURSDAYS,
      amounts: [
        [200_000, THURSDAYS],
        [-60_000, ['2026-12-02']],
        // The card payment of 2 January leaves on Monday 4 January, because 2 January is a Saturday.
        [-1_800, ['2027-01-04', '2027-02-02']],
      ],
    },
  ],
  [
    'a credit card that is paid off in part',
    inputOf('2026-11-25', { found: fortnightly, everyday: withCard('2026-11-25', { owedCents: 120_000 }) }),
    [],
    {
      paydays: THURSDAYS,
      amounts: [
        [200_000, THURSDAYS],
        [-50_000, ['2026-12-02', '2027-01-04']],
        [-20_000, ['2027-02-02']],
      ],
    },
  ],
  [
    'savings goals, of which one is reached in the period',
    inputOf('2026-11-25', { found: fortnightly }),
    [goal(), goal({ id: 'h', name: 'Boat', saved_cents: null }), goal({ id: 'i', per_payday_cents: null })],
    {
      paydays: THURSDAYS,
      amounts: [
        [200_000, THURSDAYS],
        [-20_000, [...THURSDAYS, ...THURSDAYS.slice(0, 3)]],
        [-10_000, ['2027-01-14']],
      ],
    },
  ],
])('the amount left before each payday equals a day-by-day calculation with %s', (_name, input, goals, calendar) => {
  const found = forecastEverydayMoney(input, goals);
  expect(found.unknown).toBeNull();
  expect(shown(found)).toEqual(recompute(calendar, { today: input.today, lastDay: found.last_day }));
  expect(found.periods[0]?.left_cents).toBe(calculateMoneyCycle(input).left_until_payday_cents);
});

test('each payday starts a new forecast period, and the events of a day are in the order pay, goal, bill', () => {
  const addedBills = [bill('Rent', 'fortnightly', '2026-12-03', 64_000), bill('Phone', 'monthly', '2026-11-30', 5_000)];
  const { periods, last_day: lastDay } = forecastEverydayMoney(
    inputOf('2026-11-25', { found: fortnightly, addedBills }),
    [goal()],
  );
  expect(lastDay).toBe('2027-02-23');
  expect(periods.map(({ pay_on: day }) => day)).toEqual([null, ...THURSDAYS]);
  const eventsOf = (index: number) => periods[index]?.events.map(({ type, name, on }) => `${on} ${type} ${name}`);
  expect(eventsOf(0)).toEqual(['2026-11-30 bill Phone']);
  expect(eventsOf(1)).toEqual(['2026-12-03 pay ', '2026-12-03 goal Tyres', '2026-12-03 bill Rent']);
});

test('the first forecast period ends today if pay is expected today', () => {
  const input = inputOf('2026-12-03', {
    found: fortnightly,
    addedBills: [bill('Rent', 'fortnightly', '2026-12-03', 64_000)],
  });
  const { periods } = forecastEverydayMoney(input, []);
  expect(periods.slice(0, 2)).toMatchObject([
    { pay_on: null, last_day: '2026-12-03', left_cents: EVERYDAY - 64_000 },
    { pay_on: '2026-12-03', last_day: '2026-12-16', left_cents: EVERYDAY - 64_000 + 200_000 },
  ]);
  expect(periods[0]?.left_cents).toBe(calculateMoneyCycle(input).left_until_payday_cents);
});

test('the forecast leaves out the second of two regular pays if this pay is overdue', () => {
  const found = paid(pay('fortnightly', '2026-11-19', 200_000), pay('fortnightly', '2026-11-05', 150_000));
  const { periods } = forecastEverydayMoney(inputOf('2026-11-25', { found }), []);
  expect(periods.flatMap(({ events }) => events.map(({ amount_cents: cents }) => cents))).toEqual(
    THURSDAYS.map(() => 200_000),
  );
});

const ownPay = correctedPay('fortnightly', '2026-12-03');
test.each<[reason: MoneyForecast['unknown'], input: CycleInput]>([
  ['no_everyday', inputOf('2026-11-25', { found: fortnightly, everyday: exampleEverydayBalance(null, '2026-11-25') })],
  ['outdated', inputOf('2026-11-25', { found: fortnightly, everyday: exampleEverydayBalance(EVERYDAY, '2026-11-17') })],
  ['short', inputOf('2026-11-25', { knowsBills: false })],
  ['no_pay', inputOf('2026-11-25')],
  ['no_amount', inputOf('2026-11-25', { ownPay })],
])('no amounts are predicted, and the stated reason is "%s"', (reason, input) => {
  expect(forecastEverydayMoney(input, [goal()])).toMatchObject({ unknown: reason, periods: [] });
});
