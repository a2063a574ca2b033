import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRecurring } from '../recurring/find-recurring';
import { moneyCycleOf as cycleAt, exampleEverydayBalance } from '../recurring/testing/cycle-kit';
import { categoriseMoney } from '../categorise-money';
import type { StoredAccount, StoredEntry } from '../stored-money';
import { figuresOf } from './evaluate';
import { storedAccount, storedEntry } from './stored-money';

/**
 * Format of households, one line for each series of payments: account (default: everyday), truth, days, dollars,
 * description. `pay`, `in` and `back` arrive, `out` leaves, `own` moves between own accounts, `once` counts in no monthly
 * figure. Days are every week (`w sat`), fortnight, four weeks, a day of each month, or one date; `<` and `>` end and begin
 * a series.
 */
const LINE = /^(?:(\w+): )?(pay|in|back|out|own|once) (?:(w|f|4|m) (\w+)|@(\S+)) (-?[\d.]+)(?:([<>])(\S+))? (\S.*)$/;
const TODAY = '2026-11-25';
const FIRST = '2025-11-03';
const DAY_MS = 86_400_000;
const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const perYear = { w: 52, f: 26, 4: 13, m: 12 };
const gaps = { w: 7, f: 14, 4: 28, m: 0 };

interface Series {
  readonly account: string;
  readonly truth: string;
  readonly perYear: number | null;
  readonly cents: number;
  readonly days: readonly string[];
  readonly description: string;
}

export interface UnseenHousehold {
  readonly name: string;
  readonly rhythm: string;
  readonly balanceCents: number;
  readonly series: readonly Series[];
}

const isRhythm = (text: string | undefined): text is 'w' | 'f' | '4' | 'm' => text !== undefined && text in perYear;

function daysOf(rhythm: 'w' | 'f' | '4' | 'm', day: string): string[] {
  if (rhythm === 'm') {
    return Array.from({ length: 13 }, (_none, n) =>
      new Date(Date.UTC(2025, 10 + n, Number(day))).toISOString().slice(0, 10),
    );
  }
  const start = Date.parse(FIRST) + WEEKDAYS.indexOf(day) * DAY_MS;
  return Array.from({ length: 60 }, (_none, n) =>
    new Date(start + n * gaps[rhythm] * DAY_MS).toISOString().slice(0, 10),
  );
}

export function parseSeries(line: string): Series {
  const [, account = 'everyday', truth, rhythm, day = '', once, dollars, side, bound = '', description = ''] =
    LINE.exec(line) ?? [];
  if (truth === undefined) throw new Error(`not a series: ${line}`);
  const days = isRhythm(rhythm) ? daysOf(rhythm, day) : [once ?? ''];
  const cents = Math.round(Number(dollars) * 100) * (truth === 'out' ? -1 : 1);
  return {
    account,
    truth,
    perYear: isRhythm(rhythm) && side !== '<' ? perYear[rhythm] : null,
    cents,
    days: days.filter(
      (date) => date >= FIRST && date <= TODAY && (side === '<' ? date < bound : side !== '>' || date > bound),
    ),
    description,
  };
}

const read = (file: string) => readFileSync(join(__dirname, file), 'utf8');

export const unseenHouseholds: readonly UnseenHousehold[] = read('unseen-households.txt')
  .split('# ')
  .slice(1)
  .map((block) => {
    const [head = '', ...lines] = block.trim().split('\n');
    const [name = '', rhythm = '', balance] = head.split(' | ');
    return { name, rhythm, balanceCents: Number(balance) * 100, series: lines.map(parseSeries) };
  });

const accountOf = (id: string, balanceCents: number): StoredAccount =>
  storedAccount({
    id,
    balanceCents: id === 'everyday' ? balanceCents : 0,
    ...(id === 'saver' && { type: 'SAVINGS' }),
    ...(id === 'card' && { type: 'CREDIT', container: 'creditCard', side: 'liability' }),
  });

const entriesOf = ({ series }: UnseenHousehold): StoredEntry[] =>
  series
    .flatMap(({ account: accountId, cents: amountCents, days, description }, index) =>
      days.map((date) => storedEntry({ id: `${index}-${date}`, accountId, date, amountCents, description })),
    )
    .toSorted((a, b) => a.date.localeCompare(b.date));

export function evaluateUnseen(household: UnseenHousehold) {
  const entries = entriesOf(household);
  const accounts = [...new Set(entries.map(({ accountId }) => accountId))].map((id) =>
    accountOf(id, household.balanceCents),
  );
  const settled = categoriseMoney({ accounts, entries, corrections: new Map() });
  const counted = entries.flatMap((entry) => {
    const found = settled.entries.get(entry.id);
    return found?.isCounted ? [{ ...entry, category: found.category, flag: found.flag }] : [];
  });
  const found = findRecurring(counted);
  const period = { firstDay: FIRST, today: TODAY, income: found.income };
  const cycle = cycleAt(found, TODAY, { everyday: exampleEverydayBalance(household.balanceCents, TODAY) });
  return { cycle, ...figuresOf({ accounts, entries, categorised: settled, ...period }) };
}

/** Returns the true monthly sums of a household, computed by code that shares nothing with the rules. */
export function trueSumsOf({ series, rhythm, balanceCents }: UnseenHousehold) {
  const sixMonths = (days: readonly string[]) => days.filter((day) => day >= '2026-05-01' && day < '2026-11-01').length;
  const ofMonth = (line: Series) => (line.cents * sixMonths(line.days)) / 6;
  const income = series
    .filter(({ truth, days }) => (truth === 'pay' || truth === 'in') && days.length > 0)
    .filter(({ perYear: count, days }) => count !== null || days.length === 1)
    .reduce((sum, line) => sum + (line.perYear === null ? ofMonth(line) : (line.cents * line.perYear) / 12), 0);
  const spent = series
    .filter(({ truth }) => truth === 'out' || truth === 'back')
    .reduce((sum, line) => sum - ofMonth(line), 0);
  return { rhythm, incomeCents: income, spentCents: spent, covered: balanceCents / spent, netCents: balanceCents };
}
