/*
 * Test data: a year of a household, defined without the product's rules: pay every fortnight, rent, twelve bills, two price
 * rises, a goal and two shocks (a bill that triples, and unpaid leave). The file has its own date arithmetic, so that
 * errors in the product's date code do not affect the test data.
 */

const DAY_MS = 24 * 60 * 60 * 1000;
const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
export const addDays = (day: string, days: number) =>
  new Date(at(day) + days * DAY_MS).toISOString().slice(0, day.length);
const weekday = (day: string) => new Date(at(day)).getUTCDay();
const debited = (day: string) => addDays(day, { 0: 1, 6: 2 }[weekday(day)] ?? 0);

export const HISTORY_START = '2025-01-02';
export const SIMULATION_START = '2026-01-05';
export const SIMULATION_END = '2026-12-31';
const LAST = '2027-01-31';

export interface HouseholdEntry {
  readonly date: string;
  readonly amountCents: number;
  readonly description: string;
  readonly kind: 'pay' | 'bill' | 'everyday' | 'goal';
}

function every(first: string, days: number, last = LAST): string[] {
  const found: string[] = [];
  for (let day = first; day <= last; day = addDays(day, days)) found.push(day);
  return found;
}

/** Returns the days of a payment every `step` months. A day on a weekend moves to the next weekday. */
function monthly(dayOfMonth: number, { step = 1, from = 1 } = {}): string[] {
  const found: string[] = [];
  for (let month = from - 1; month < 25; month += step) {
    const date = new Date(Date.UTC(2025, month, dayOfMonth));
    found.push(debited(date.toISOString().slice(0, SIMULATION_START.length)));
  }
  return found;
}

function generator(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const random = generator(7);
const between = (least: number, most: number) => Math.round(least + random() * (most - least));
const pays = every('2025-01-09', 14);
/** Paydays without pay because of unpaid leave, which the user enters a few days before. */
const LOST_PAYS = new Set(['2026-07-09', '2026-07-23']);
export const householdPayCorrection = { saidOn: '2026-07-06', nextOn: '2026-08-06' } as const;

const bill = (
  days: readonly string[],
  words: string,
  cents: (day: string, place: number) => number,
): HouseholdEntry[] =>
  days.map((date, place) => ({ date, amountCents: 0 - cents(date, place), description: words, kind: 'bill' }));
const rising = (before: number, on: string, after: number) => (day: string) => (day >= on ? after : before);
const SPIKE = '2026-08-01';

export const priceRises = [
  { payee: 'Netflix', on: '2026-04-01' },
  { payee: 'Telstra', on: '2026-09-01' },
] as const;

const bills: readonly HouseholdEntry[] = [
  ...bill(every('2025-01-10', 14), 'DIRECT DEBIT RAY WHITE RENT 5512', () => 98_000),
  ...bill(monthly(12), 'NETFLIX.COM MELBOURNE AU', rising(1_899, '2026-04-01', 2_099)),
  ...bill(monthly(3), 'SPOTIFY SYDNEY AU', () => 1_399),
  ...bill(monthly(18), 'TELSTRA MOBILE DIRECT DEBIT', rising(5_500, '2026-09-01', 6_200)),
  ...bill(monthly(22), 'AUSSIE BROADBAND MORWELL', () => 7_900),
  ...bill(every('2025-01-06', 7), 'DEBITSUCCESS GYM 1120', () => 1_695),
  ...bill(monthly(8, { step: 3, from: 2 }), 'ORIGIN ENERGY HOLDINGS', (day) =>
    day > SPIKE && day < addDays(SPIKE, 30) ? 104_000 : between(31_000, 38_000),
  ),
  ...bill(monthly(20, { step: 3, from: 1 }), 'AGL GAS SALES', () => between(14_000, 19_000)),
  ...bill(monthly(15, { step: 3, from: 3 }), 'SYDNEY WATER BPAY', () => between(16_000, 19_000)),
  ...bill(monthly(27), 'AAMI CAR INSURANCE', () => 10_430),
  ...bill(monthly(5), 'BUPA AUSTRALIA HEALTH', () => 14_875),
  ...bill(monthly(1, { step: 12, from: 10 }), 'SERVICE NSW REGO RENEWAL', () => 89_000),
];

const SAVED_CENTS = 76_000;
const goalDays = new Set(pays.filter((day) => day >= SIMULATION_START && !LOST_PAYS.has(day)).slice(0, 12));
const GOAL_CENTS = 10_000;

export const entries: readonly HouseholdEntry[] = [
  ...pays
    .filter((date) => !LOST_PAYS.has(date))
    .map((date): HouseholdEntry => ({
      date,
      amountCents: 268_420,
      description: 'SALARY RIVERBEND PTY LTD',
      kind: 'pay',
    })),
  ...bills,
  ...every('2025-01-04', 7).map((date): HouseholdEntry => ({
    date,
    amountCents: 0 - between(13_000, 19_000),
    description: 'WOOLWORTHS 1234 SYDNEY',
    kind: 'everyday',
  })),
  ...every('2025-01-03', 5).map((date): HouseholdEntry => ({
    date,
    amountCents: 0 - between(1_500, 4_800),
    description: 'GUZMAN Y GOMEZ NEWTOWN',
    kind: 'everyday',
  })),
  ...pays
    .filter((date) => !LOST_PAYS.has(date))
    .map((date): HouseholdEntry => ({
      date: addDays(date, 1),
      amountCents: 0 - SAVED_CENTS,
      description: 'TRANSFER TO SAVINGS SAVER',
      kind: 'goal',
    })),
  ...[...goalDays].map((date): HouseholdEntry => ({
    date: addDays(date, 1),
    amountCents: 0 - GOAL_CENTS,
    description: 'TRANSFER TO SAVINGS SAVER',
    kind: 'goal',
  })),
].toSorted((a, b) => a.date.localeCompare(b.date) || a.description.localeCompare(b.description));

const OPENING = -235_000;

export const balanceOn = (day: string): number =>
  entries.filter(({ date }) => date <= day).reduce((sum, { amountCents }) => sum + amountCents, OPENING);

/** Returns the next payday after a day. Paydays without pay are left out, even before the user enters the leave. */
export const nextPayday = (day: string): string =>
  pays.find((pay) => pay > day && !LOST_PAYS.has(pay)) ?? SIMULATION_END;

/** Goal for a trip with a saving on each payday. The household stops saving after twelve paydays. */
export const goal = { targetCents: 200_000, date: '2026-10-31', perPaydayCents: GOAL_CENTS } as const;
export const goalSavingsOn = (day: string): number =>
  [...goalDays].filter((payday) => addDays(payday, 1) <= day).length * GOAL_CENTS;

export const expectedPaydays = (day: string): readonly string[] =>
  every(pays[0] ?? HISTORY_START, 14, '2028-12-31').filter(
    (one) => one > day && !(day >= householdPayCorrection.saidOn && LOST_PAYS.has(one)),
  );

export const budget = { groceries: 68_000, eating_out: 18_000 } as const;
const words = { groceries: 'WOOLWORTHS', eating_out: 'GUZMAN' } as const;
const spentIn = (month: string, until: string, what: keyof typeof budget): number =>
  entries
    .filter(({ date, description }) => date.startsWith(month) && date <= until && description.startsWith(words[what]))
    .reduce((sum, { amountCents }) => sum - amountCents, 0);

/** Returns the cents left of a budget amount on a day, including the amounts rolled over month by month since January. */
export function budgetLeftCents(day: string, what: keyof typeof budget): number {
  let rolled = 0;
  for (let number = 1; number < Number(day.slice(5, 7)); number += 1) {
    const month = `2026-${String(number).padStart(2, '0')}`;
    rolled = Math.max(0, rolled + budget[what] - spentIn(month, day, what));
  }
  return budget[what] + rolled - spentIn(day.slice(0, 7), day, what);
}

export const billsBetween = (after: string, before: string): readonly HouseholdEntry[] =>
  bills.filter(({ date }) => date > after && date < before);
