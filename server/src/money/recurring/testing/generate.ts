import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BillRhythm } from '@verdant/shared/contract';
import { createSeededRandom } from '../../../../studies/quiz/population';
import { hashToSeed } from '../../../quiz/engine';
import type { HouseholdPaymentLine, HouseholdPlan } from './read-households';

/**
 * Weekdays on which banks are closed, as announced: the public holidays that New South Wales and Victoria share. Source
 * since 2025: snapshots/countries/AU_NSW.json and AU_VIC.json of github.com/vacanza/holidays (MIT).
 */
const HOLIDAYS = new Set(
  `2023-01-02 2023-01-26 2023-04-07 2023-04-10 2023-04-25 2023-06-12 2023-12-25 2023-12-26
   2024-01-01 2024-01-26 2024-03-29 2024-04-01 2024-04-25 2024-06-10 2024-12-25 2024-12-26
   2025-01-01 2025-01-27 2025-04-18 2025-04-21 2025-04-25 2025-06-09 2025-12-25 2025-12-26
   2026-01-01 2026-01-26 2026-04-03 2026-04-06 2026-06-08 2026-12-25 2026-12-28
   2027-01-01 2027-01-26 2027-03-26 2027-03-29 2027-06-14 2027-12-27 2027-12-28
   2028-01-03 2028-01-26 2028-04-14 2028-04-17 2028-04-25 2028-06-12 2028-12-25 2028-12-26`.split(/\s+/),
);
const DAY_MS = 86_400_000;
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const EVERY_MONTHS = new Map([
  ['two_monthly', 2],
  ['quarterly', 3],
  ['half_yearly', 6],
]);
/** A Sunday from which fortnights are counted. */
const FIRST_SUNDAY = Date.parse('2023-01-01');

const iso = (date: Date) => date.toISOString().slice(0, 10);
const plus = (day: string, days: number) => iso(new Date(Date.parse(day) + days * DAY_MS));
export const isBankClosed = (day: string) => [0, 6].includes(new Date(day).getUTCDay()) || HOLIDAYS.has(day);

/** Returns a deterministic generator of numbers between 0 and 1. */
export const seededRandom = (seed: string): (() => number) => createSeededRandom(hashToSeed(seed)).uniform;

type PaymentRhythm = Pick<HouseholdPaymentLine, 'rhythm' | 'anchor' | 'shift'>;

function fallsOn({ rhythm, anchor }: PaymentRhythm, date: Date): boolean {
  const isLast = new Date(date.getTime() + DAY_MS).getUTCDate() === 1;
  const isDayOfMonth = (wanted: string) =>
    wanted === 'last' ? isLast : date.getUTCDate() === Number(wanted) || (isLast && date.getUTCDate() < Number(wanted));
  const [first = '', second = ''] = anchor.split('/');
  if (anchor.startsWith('every')) return ((date.getTime() - FIRST_SUNDAY) / DAY_MS) % Number(anchor.slice(5)) === 3;
  if (rhythm === 'weekly') return WEEKDAYS[date.getUTCDay()] === first;
  if (rhythm === 'fortnightly') {
    const week = Math.floor((date.getTime() - FIRST_SUNDAY) / DAY_MS / 7);
    return WEEKDAYS[date.getUTCDay()] === first && week % 2 === Number(second);
  }
  if (rhythm === 'monthly') return isDayOfMonth(first);
  const months = EVERY_MONTHS.get(rhythm);
  if (months !== undefined) return isDayOfMonth(first) && date.getUTCMonth() % months === Number(second) % months;
  return isDayOfMonth(first) && date.getUTCMonth() === Number(second) - 1;
}

export function generatePaymentDays(line: PaymentRhythm, from: string, to: string): string[] {
  const found: string[] = [];
  const end = Date.parse(to) + 10 * DAY_MS;
  for (let time = Date.parse(from) - 10 * DAY_MS; time <= end; time += DAY_MS) {
    const date = new Date(time);
    if (!fallsOn(line, date)) continue;
    let moved = iso(date);
    while (line.shift !== '' && isBankClosed(moved)) moved = plus(moved, line.shift === '<' ? -1 : 1);
    if (moved >= from && moved <= to) found.push(moved);
  }
  return found;
}

/** Templates of descriptions by bank and payment method, such as `nab dd`. */
const templates = new Map(
  readFileSync(join(__dirname, 'styles.txt'), 'utf8')
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)] as const),
);

function print(bank: string, { way, text }: HouseholdPaymentLine, day: string, random: () => number): string {
  const month = MONTHS[Number(day.slice(5, 7)) - 1] ?? '';
  const two = day.slice(8);
  const style = templates.get(`${bank} ${way}`);
  if (style === undefined) throw new Error(`no style of ${bank} for ${way}`);
  return style
    .replace('dd/mm', `${two}/${day.slice(5, 7)}`)
    .replace('dd Mon', `${two} ${month}`)
    .replace('ddMon', `${two}${month}`)
    .replace(/#/g, () => String(Math.floor(random() * 10)))
    .replace('$', text);
}

export interface GeneratedEntry {
  readonly line: HouseholdPaymentLine;
  readonly date: string;
  readonly amountCents: number;
  readonly description: string;
}

export interface ExpectedPayment {
  readonly line: HouseholdPaymentLine;
  readonly rhythm: BillRhythm;
  readonly nextDays: readonly string[];
  /** Current price, in cents; for a price that varies, the middle of its range. */
  readonly cents: number;
}

export interface GeneratedHousehold {
  readonly plan: HouseholdPlan;
  readonly entries: readonly GeneratedEntry[];
  readonly bills: readonly ExpectedPayment[];
  readonly pay: ExpectedPayment | undefined;
}

function amountsOf(line: HouseholdPaymentLine, count: number, random: () => number): number[] {
  const { amount, spread, risen } = line;
  return Array.from({ length: count }, (_, index) => {
    const price = risen && index >= count - risen.count ? risen.amount : amount;
    return Math.round(price * (1 + ((random() * 2 - 1) * spread) / 100) * 100);
  });
}

function datesOf(line: HouseholdPaymentLine, { today, days }: HouseholdPlan, random: () => number): string[] {
  const from = plus(today, 0 - Math.min(days, line.from));
  const to = plus(today, 0 - line.until);
  if (line.rhythm === 'random') {
    const count = Math.round((Number(line.anchor) * Math.min(days, line.from)) / 30.4);
    const length = (Date.parse(to) - Date.parse(from)) / DAY_MS;
    return Array.from({ length: count }, () => plus(from, Math.floor(random() * length))).toSorted();
  }
  const due = generatePaymentDays(line, from, to).filter(
    (_, index, all) => line.skip === 0 || index !== all.length - line.skip,
  );
  return due.map((day) => plus(day, Math.floor(random() * (line.jitter + 1)))).filter((day) => day <= today);
}

function rhythmOf({ rhythm, text }: HouseholdPaymentLine): BillRhythm {
  if (rhythm === 'random') throw new Error(`at random, and no bill: ${text}`);
  return rhythm;
}

/** Generates the transactions of a household, with its true bills and pay. Deterministic for a plan. */
export function generateHousehold(plan: HouseholdPlan): GeneratedHousehold {
  const random = seededRandom(plan.name);
  const entries = plan.lines
    .flatMap((line) => {
      const dates = datesOf(line, plan, random);
      const amounts = amountsOf(line, dates.length, random);
      return dates.map((date, index) => ({
        line,
        date,
        amountCents: (line.isCredit ? 1 : -1) * (amounts[index] ?? 0),
        description: print(plan.bank, line, date, random),
      }));
    })
    .toSorted((a, b) => a.date.localeCompare(b.date));
  const expected = (line: HouseholdPaymentLine): ExpectedPayment => ({
    line,
    rhythm: rhythmOf(line),
    nextDays: generatePaymentDays(line, plus(plan.today, 1), plus(plan.today, 400)),
    cents: Math.round((line.risen?.amount ?? line.amount) * 100),
  });
  const pay = plan.lines.find(({ kind }) => kind === 'pay');
  return {
    plan,
    entries,
    bills: plan.lines.filter(({ kind }) => kind === 'bill').map(expected),
    pay: pay && expected(pay),
  };
}
