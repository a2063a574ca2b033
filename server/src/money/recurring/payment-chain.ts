import { billRhythms, type BillRhythm } from '@verdant/shared/contract';
import { fromDayNumber } from '../days';
import { rhythms } from './schedule';

export interface DatedPayment {
  readonly day: number;
  /** Amount without a sign. */
  readonly cents: number;
}

export interface PaymentChain<T extends DatedPayment> {
  readonly rhythm: BillRhythm;
  readonly entries: readonly T[];
  /** Share of all payments between the first and the last that belong to the chain. */
  readonly coverage: number;
}

/** Combines payments of one payer on the same day, such as two pensions or two employees' pay. `entries`: oldest first. */
export function mergePaymentsByDay<T extends DatedPayment>(entries: readonly T[]): T[] {
  const days = new Map<number, T>();
  for (const entry of entries) {
    const before = days.get(entry.day)?.cents ?? 0;
    days.set(entry.day, { ...entry, cents: entry.cents + before });
  }
  return [...days.values()];
}

/** Maximum number of payments of one payee in which a rhythm is looked for. */
const MOST_ENTRIES = 130;
/** Maximum rhythm steps between two payments. Two steps allow for one payment that was paused or paid in another way. */
const MOST_STEPS = 2;
/** Minimum share of payments that follow the previous payment after exactly one step of the rhythm. */
const MIN_DIRECT = 0.7;
/** Minimum mean gap of a monthly rhythm, in days. A plan of 28 days counts as monthly. */
const SHORTEST_MONTH = 27.7;
const SURE_LENGTH = 4;

/** Ranges of days between the fees of consecutive school terms: within a school year, and across the summer holidays. */
const TERM_GAPS = { within: [75, 93], overSummer: [104, 126] } as const;
const isWithin = (gap: number, [least, most]: readonly [number, number]) => gap >= least && gap <= most;

/** Returns the number of steps of a rhythm in a gap; undefined for a gap of another length. */
export function rhythmStepsIn(gap: number, rhythm: BillRhythm): number | undefined {
  if (rhythm === 'school_term') return Object.values(TERM_GAPS).some((days) => isWithin(gap, days)) ? 1 : undefined;
  const { days, slack } = rhythms[rhythm];
  const steps = Math.round(gap / days);
  return steps >= 1 && steps <= MOST_STEPS && Math.abs(gap - steps * days) <= slack ? steps : undefined;
}

/** Returns the longest run in a rhythm, in a tie the run with the most even gaps. `entries`: the oldest first. */
function longestRun<T extends DatedPayment>(entries: readonly T[], rhythm: BillRhythm): T[] {
  const { days, slack } = rhythms[rhythm];
  const best: { score: number; before: number }[] = [];
  for (const [index, entry] of entries.entries()) {
    let own = { score: 1, before: -1 };
    for (let before = index - 1; before >= 0; before -= 1) {
      const gap = entry.day - (entries[before]?.day ?? entry.day);
      if (gap > MOST_STEPS * days + slack) break;
      const steps = rhythmStepsIn(gap, rhythm);
      if (steps === undefined) continue;
      const uneven = Math.abs(gap - steps * days) / (slack + 1) / 10;
      const score = (best[before]?.score ?? 0) + (steps === 1 ? 1 : 0.5) - uneven;
      if (score > own.score) own = { score, before };
    }
    best.push(own);
  }
  let at = best.reduce((most, candidate, index) => (candidate.score >= (best[most]?.score ?? 0) ? index : most), 0);
  const run: T[] = [];
  while (at >= 0) {
    const entry = entries[at];
    if (!entry) break;
    run.unshift(entry);
    at = best[at]?.before ?? -1;
  }
  return run;
}

/** Maximum gaps in days that cannot be quarterly: a quarter has at least 90 days, less a shift to a business day. */
const SHORTER_THAN_QUARTER = { each: 88, mean: 86 };

/**
 * True for payments by school term. Only gaps that end in January to March are long, or all gaps are shorter than a
 * quarter.
 */
function isByTerm(run: readonly DatedPayment[]): boolean {
  const gaps = run
    .slice(1)
    .map(({ day }, index) => ({ days: day - (run[index]?.day ?? day), end: fromDayNumber(day).slice(5) }));
  const summers = gaps.filter(({ days }) => isWithin(days, TERM_GAPS.overSummer));
  if (summers.length > 0) return summers.every(({ end }) => end < '04');
  const sum = gaps.reduce((total, { days }) => total + days, 0);
  const { each, mean } = SHORTER_THAN_QUARTER;
  return gaps.every(({ days }) => days <= each) && sum <= mean * gaps.length;
}

function isInRhythm(run: readonly DatedPayment[], rhythm: BillRhythm): boolean {
  const steps = run.slice(1).map(({ day }, index) => rhythmStepsIn(day - (run[index]?.day ?? day), rhythm) ?? 1);
  if (steps.filter((step) => step === 1).length < MIN_DIRECT * steps.length) return false;
  const first = run[0];
  const last = run.at(-1);
  if (!first || !last || steps.length === 0) return false;
  const mean = (last.day - first.day) / steps.reduce((sum, step) => sum + step, 0);
  const { days, drift } = rhythms[rhythm];
  if (rhythm === 'school_term' && !isByTerm(run)) return false;
  if (rhythm === 'monthly' && run.length >= SURE_LENGTH && mean >= SHORTEST_MONTH && mean <= days) return true;
  // The mean of few gaps is less certain.
  return Math.abs(mean - days) <= drift * (run.length >= SURE_LENGTH ? 1 : 2);
}

/**
 * Returns the best rhythm and its payments; undefined with fewer payments than `least` or less than `coverage` of all.
 */
export function findChain<T extends DatedPayment>(
  entries: readonly T[],
  least: (rhythm: BillRhythm) => number,
  coverage: number,
): PaymentChain<T> | undefined {
  if (entries.length > MOST_ENTRIES) return undefined;
  const found = billRhythms.flatMap((rhythm): PaymentChain<T>[] => {
    const run = longestRun(entries, rhythm);
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last || run.length < least(rhythm) || !isInRhythm(run, rhythm)) return [];
    const between = entries.filter(({ day }) => day >= first.day && day <= last.day);
    const part = run.length / between.length;
    return part >= coverage ? [{ rhythm, entries: run, coverage: part }] : [];
  });
  return found.toSorted((a, b) => b.entries.length * b.coverage - a.entries.length * a.coverage)[0];
}

/** Extends a chain after a break, such as a paused subscription, if payments continue on the expected days. */
function resumeChain<T extends DatedPayment>(
  chain: PaymentChain<T>,
  later: readonly T[],
  coverage: number,
): PaymentChain<T> {
  const { days, slack } = rhythms[chain.rhythm];
  const entries = [...chain.entries];
  for (const entry of later) {
    const gap = entry.day - (entries.at(-1)?.day ?? entry.day);
    const off = Math.abs(gap - Math.round(gap / days) * days);
    if (gap > slack && off <= slack) entries.push(entry);
  }
  const added = entries.length - chain.entries.length;
  return added > 0 && added >= coverage * later.length ? { ...chain, entries } : chain;
}

/**
 * Returns the chain up to the newest entries (see `findChain`): after a pause, the chain continues or a new chain begins.
 */
export function findChainWithBreaks<T extends DatedPayment>(
  entries: readonly T[],
  least: (rhythm: BillRhythm) => number,
  coverage: number,
): PaymentChain<T> | undefined {
  const chain = findChain(entries, least, coverage);
  if (!chain) return undefined;
  const end = chain.entries.at(-1)?.day ?? 0;
  const later = entries.filter(({ day }) => day > end);
  const longer = resumeChain(chain, later, coverage);
  return longer === chain ? (findChainWithBreaks(later, least, coverage) ?? chain) : longer;
}
