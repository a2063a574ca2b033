/*
 * This test data is a year of a household: pay every fortnight, rent, twelve bills, two price rises, a goal and two shocks
 * (a bill that triples, and unpaid leave). It uses neither rules nor date arithmetic of the product, so that errors in
 * the product do not affect it.
 */

const DAY_MS = 24 * 60 * 60 * 1000;
export const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, day.length);
/** Returns the day, or the next weekday after a weekend. */
const nextWeekday = (day: string) => addDays(day, { 0: 1, 6: 2 }[new Date(day).getUTCDay()] ?? 0);

export const HISTORY_START = '2025-01-02';
export const SIMULATION_START = '2026-01-05';
export const SIMULATION_END = '2026-12-31';
const LAST_DAY = '2027-01-31';

export interface HouseholdPayment {
  readonly date: string;
  readonly amountCents: number;
  readonly description: string;
  readonly kind: 'pay' | 'bill' | 'everyday' | 'goal';
}

function daysEvery(step: number, first: string, last = LAST_DAY): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, step)) days.push(day);
  return days;
}

/** Returns the days of a payment every `step` months. A day on a weekend moves to the next weekday. */
function daysInMonths(dayOfMonth: number, { step = 1, from = 1 } = {}): string[] {
  const days: string[] = [];
  for (let month = from - 1; month < 25; month += step) {
    const date = new Date(Date.UTC(2025, month, dayOfMonth));
    days.push(nextWeekday(date.toISOString().slice(0, SIMULATION_START.length)));
  }
  return days;
}

function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const random = createRandom(7);
const randomCents = (least: number, most: number) => Math.round(least + random() * (most - least));
const paydays = daysEvery(14, '2025-01-09');
/** Paydays without pay because of unpaid leave, which the user enters a few days before. */
const LOST_PAYDAYS = new Set(['2026-07-09', '2026-07-23']);
export const payCorrection = { saidOn: '2026-07-06', nextOn: '2026-08-06' } as const;

const billPayments = (
  days: readonly string[],
  description: string,
  centsOn: (day: string) => number,
): HouseholdPayment[] => days.map((date) => ({ date, amountCents: 0 - centsOn(date), description, kind: 'bill' }));
const risingPrice = (before: number, on: string, after: number) => (day: string) => (day >= on ? after : before);
const TRIPLED_FROM = '2026-08-01';

export const priceRises = [
  { payee: 'Netflix', on: '2026-04-01' },
  { payee: 'Telstra', on: '2026-09-01' },
] as const;

const bills: readonly HouseholdPayment[] = [
  ...billPayments(daysEvery(14, '2025-01-10'), 'DIRECT DEBIT RAY WHITE RENT 5512', () => 98_000),
  ...billPayments(daysInMonths(12), 'NETFLIX.COM MELBOURNE AU', risingPrice(1_899, '2026-04-01', 2_099)),
  ...billPayments(daysInMonths(3), 'SPOTIFY SYDNEY AU', () => 1_399),
  ...billPayments(daysInMonths(18), 'TELSTRA MOBILE DIRECT DEBIT', risingPrice(5_500, '2026-09-01', 6_200)),
  ...billPayments(daysInMonths(22), 'AUSSIE BROADBAND MORWELL', () => 7_900),
  ...billPayments(daysEvery(7, '2025-01-06'), 'DEBITSUCCESS GYM 1120', () => 1_695),
  ...billPayments(daysInMonths(8, { step: 3, from: 2 }), 'ORIGIN ENERGY HOLDINGS', (day) =>
    day > TRIPLED_FROM && day < addDays(TRIPLED_FROM, 30) ? 104_000 : randomCents(31_000, 38_000),
  ),
  ...billPayments(daysInMonths(20, { step: 3, from: 1 }), 'AGL GAS SALES', () => randomCents(14_000, 19_000)),
  ...billPayments(daysInMonths(15, { step: 3, from: 3 }), 'SYDNEY WATER BPAY', () => randomCents(16_000, 19_000)),
  ...billPayments(daysInMonths(27), 'AAMI CAR INSURANCE', () => 10_430),
  ...billPayments(daysInMonths(5), 'BUPA AUSTRALIA HEALTH', () => 14_875),
  ...billPayments(daysInMonths(1, { step: 12, from: 10 }), 'SERVICE NSW REGO RENEWAL', () => 89_000),
];

const SAVED_CENTS = 76_000;
const goalDays = new Set(paydays.filter((day) => day >= SIMULATION_START && !LOST_PAYDAYS.has(day)).slice(0, 12));
const GOAL_CENTS = 10_000;

export const payments: readonly HouseholdPayment[] = [
  ...paydays
    .filter((date) => !LOST_PAYDAYS.has(date))
    .map((date): HouseholdPayment => ({
      date,
      amountCents: 268_420,
      description: 'SALARY RIVERBEND PTY LTD',
      kind: 'pay',
    })),
  ...bills,
  ...daysEvery(7, '2025-01-04').map((date): HouseholdPayment => ({
    date,
    amountCents: 0 - randomCents(13_000, 19_000),
    description: 'WOOLWORTHS 1234 SYDNEY',
    kind: 'everyday',
  })),
  ...daysEvery(5, '2025-01-03').map((date): HouseholdPayment => ({
    date,
    amountCents: 0 - randomCents(1_500, 4_800),
    description: 'GUZMAN Y GOMEZ NEWTOWN',
    kind: 'everyday',
  })),
  ...paydays
    .filter((date) => !LOST_PAYDAYS.has(date))
    .map((date): HouseholdPayment => ({
      date: addDays(date, 1),
      amountCents: 0 - SAVED_CENTS,
      description: 'TRANSFER TO SAVINGS SAVER',
      kind: 'goal',
    })),
  ...[...goalDays].map((date): HouseholdPayment => ({
    date: addDays(date, 1),
    amountCents: 0 - GOAL_CENTS,
    description: 'TRANSFER TO SAVINGS SAVER',
    kind: 'goal',
  })),
].toSorted((a, b) => a.date.localeCompare(b.date) || a.description.localeCompare(b.description));

const OPENING = -235_000;

export const balanceOn = (day: string): number =>
  payments.filter(({ date }) => date <= day).reduce((sum, { amountCents }) => sum + amountCents, OPENING);

/** Returns the next payday after a day. Paydays without pay are left out, even before the user enters the leave. */
export const nextPayday = (day: string): string =>
  paydays.find((payday) => payday > day && !LOST_PAYDAYS.has(payday)) ?? SIMULATION_END;

/** Goal for a trip with a saving on each payday. The household stops saving after twelve paydays. */
export const tripGoal = { targetCents: 200_000, date: '2026-10-31', perPaydayCents: GOAL_CENTS } as const;
export const goalSavingsOn = (day: string): number =>
  [...goalDays].filter((payday) => addDays(payday, 1) <= day).length * GOAL_CENTS;

export const expectedPaydays = (day: string): readonly string[] =>
  daysEvery(14, paydays[0] ?? HISTORY_START, '2028-12-31').filter(
    (payday) => payday > day && !(day >= payCorrection.saidOn && LOST_PAYDAYS.has(payday)),
  );

export const budgets = { groceries: 68_000, eating_out: 18_000 } as const;
const merchants = { groceries: 'WOOLWORTHS', eating_out: 'GUZMAN' } as const;
type BudgetCategory = keyof typeof budgets;

const spentIn = (month: string, until: string, category: BudgetCategory): number =>
  payments
    .filter(({ date }) => date.startsWith(month) && date <= until)
    .filter(({ description }) => description.startsWith(merchants[category]))
    .reduce((sum, { amountCents }) => sum - amountCents, 0);

/** Returns the cents left of a budget amount on a day, including the amounts rolled over month by month since January. */
export function budgetLeftCents(day: string, category: BudgetCategory): number {
  let rolledOver = 0;
  for (let number = 1; number < Number(day.slice(5, 7)); number += 1) {
    const month = `2026-${String(number).padStart(2, '0')}`;
    rolledOver = Math.max(0, rolledOver + budgets[category] - spentIn(month, day, category));
  }
  return budgets[category] + rolledOver - spentIn(day.slice(0, 7), day, category);
}

export const billsBetween = (after: string, before: string): readonly HouseholdPayment[] =>
  bills.filter(({ date }) => date > after && date < before);
