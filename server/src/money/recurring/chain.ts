import { billRhythms, type BillRhythm } from '@verdant/shared/contract';
import { toDay } from './days';
import { shapes } from './schedule';

/** Something that was paid: the day as a number, and how much. */
export interface Seen {
  readonly day: number;
  /** Amount without a sign. */
  readonly cents: number;
}

/** Payments of one payee that follow each other in a rhythm. */
export interface Chain<T extends Seen> {
  readonly rhythm: BillRhythm;
  /** The oldest first. */
  readonly entries: readonly T[];
  /** The part of all between the first and the last that belongs to it. */
  readonly coverage: number;
}

/** Adds payments of one payer on one day: two pensions, or two people at one employer. `entries`: the oldest first. */
export function byDay<T extends Seen>(entries: readonly T[]): T[] {
  const days = new Map<number, T>();
  for (const entry of entries) {
    const before = days.get(entry.day)?.cents ?? 0;
    days.set(entry.day, { ...entry, cents: entry.cents + before });
  }
  return [...days.values()];
}

/** More than so many of one payee in the window are no bill. */
const MOST_ENTRIES = 130;
/** One may be left out: it was paused, or paid otherwise. */
const MOST_STEPS = 2;
/** Minimum share of payments that follow each other without a gap. */
const MIN_DIRECT = 0.7;
/** A rhythm that is off by more drifts away: twice a month is not fortnightly. */
const DRIFT: Readonly<Record<BillRhythm, number>> = {
  weekly: 0.4,
  fortnightly: 0.6,
  four_weekly: 0.6,
  monthly: 1.4,
  two_monthly: 3,
  school_term: 10,
  quarterly: 5,
  half_yearly: 8,
  yearly: 12,
};
/** A plan of 28 days is a monthly one. */
const SHORTEST_MONTH = 27.7;
const SURE_LENGTH = 4;

/** Days between fees of two school terms, and across the summer holidays. */
const TERM_GAPS = { within: [75, 93], overSummer: [104, 126] } as const;
const isWithin = (gap: number, [least, most]: readonly [number, number]) => gap >= least && gap <= most;

/** Returns the number of steps of a rhythm in a gap; undefined for a gap of another length. */
export function stepsOf(gap: number, rhythm: BillRhythm): number | undefined {
  if (rhythm === 'school_term') return Object.values(TERM_GAPS).some((days) => isWithin(gap, days)) ? 1 : undefined;
  const { days, slack } = shapes[rhythm];
  const steps = Math.round(gap / days);
  return steps >= 1 && steps <= MOST_STEPS && Math.abs(gap - steps * days) <= slack ? steps : undefined;
}

/** The longest run of entries that a rhythm explains; of equally long ones that with the evenest gaps. `entries`: the oldest first. */
function longestRun<T extends Seen>(entries: readonly T[], rhythm: BillRhythm): T[] {
  const { days, slack } = shapes[rhythm];
  const best: { score: number; before: number }[] = [];
  for (const [place, entry] of entries.entries()) {
    let own = { score: 1, before: -1 };
    for (let before = place - 1; before >= 0; before -= 1) {
      const gap = entry.day - (entries[before]?.day ?? entry.day);
      if (gap > MOST_STEPS * days + slack) break;
      const steps = stepsOf(gap, rhythm);
      if (steps === undefined) continue;
      const uneven = Math.abs(gap - steps * days) / (slack + 1) / 10;
      const score = (best[before]?.score ?? 0) + (steps === 1 ? 1 : 0.5) - uneven;
      if (score > own.score) own = { score, before };
    }
    best.push(own);
  }
  let at = best.reduce((most, one, place) => (one.score >= (best[most]?.score ?? 0) ? place : most), 0);
  const run: T[] = [];
  while (at >= 0) {
    const entry = entries[at];
    if (!entry) break;
    run.unshift(entry);
    at = best[at]?.before ?? -1;
  }
  return run;
}

/** A quarter has 90 days at least, less what business days take away. */
const SHORTER_THAN_QUARTER = { each: 88, mean: 86 };

/** Whether gaps are those of terms rather than quarters: the longest is over the new year, or without a summer all are too short. */
function isByTerm(run: readonly Seen[]): boolean {
  const gaps = run
    .slice(1)
    .map(({ day }, index) => ({ days: day - (run[index]?.day ?? day), end: toDay(day).slice(5) }));
  const summers = gaps.filter(({ days }) => isWithin(days, TERM_GAPS.overSummer));
  if (summers.length > 0) return summers.every(({ end }) => end < '04');
  const sum = gaps.reduce((total, { days }) => total + days, 0);
  const { each, mean } = SHORTER_THAN_QUARTER;
  return gaps.every(({ days }) => days <= each) && sum <= mean * gaps.length;
}

function isInRhythm(run: readonly Seen[], rhythm: BillRhythm): boolean {
  const steps = run.slice(1).map(({ day }, index) => stepsOf(day - (run[index]?.day ?? day), rhythm) ?? 1);
  if (steps.filter((one) => one === 1).length < MIN_DIRECT * steps.length) return false;
  const first = run[0];
  const last = run.at(-1);
  if (!first || !last || steps.length === 0) return false;
  const mean = (last.day - first.day) / steps.reduce((sum, one) => sum + one, 0);
  const { days } = shapes[rhythm];
  if (rhythm === 'school_term' && !isByTerm(run)) return false;
  if (rhythm === 'monthly' && run.length >= SURE_LENGTH && mean >= SHORTEST_MONTH && mean <= days) return true;
  // A few reveal less about the mean.
  return Math.abs(mean - days) <= DRIFT[rhythm] * (run.length >= SURE_LENGTH ? 1 : 2);
}

/**
 * The rhythm in which entries follow each other, with those that do; undefined without one that has at least `least` of that
 * rhythm and covers at least `coverage`. `entries`: the oldest first.
 */
export function chainOf<T extends Seen>(
  entries: readonly T[],
  least: Readonly<Record<BillRhythm, number>>,
  coverage: number,
): Chain<T> | undefined {
  if (entries.length > MOST_ENTRIES) return undefined;
  const found = billRhythms.flatMap((rhythm): Chain<T>[] => {
    const run = longestRun(entries, rhythm);
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last || run.length < least[rhythm] || !isInRhythm(run, rhythm)) return [];
    const between = entries.filter(({ day }) => day >= first.day && day <= last.day);
    const part = run.length / between.length;
    return part >= coverage ? [{ rhythm, entries: run, coverage: part }] : [];
  });
  return found.toSorted((a, b) => b.entries.length * b.coverage - a.entries.length * a.coverage)[0];
}

/**
 * A chain with those that came after a longer break, such as leave without pay or a paused subscription, on the days on which they
 * would have come. Those that come on other days begin a chain of their own.
 */
function resumed<T extends Seen>(chain: Chain<T>, later: readonly T[], coverage: number): Chain<T> {
  const { days, slack } = shapes[chain.rhythm];
  const entries = [...chain.entries];
  for (const entry of later) {
    const gap = entry.day - (entries.at(-1)?.day ?? entry.day);
    const off = Math.abs(gap - Math.round(gap / days) * days);
    if (gap > slack && off <= slack) entries.push(entry);
  }
  const added = entries.length - chain.entries.length;
  return added > 0 && added >= coverage * later.length ? { ...chain, entries } : chain;
}

/** Returns the chain up to the newest entries (see `chainOf`): after a pause, the chain continues or another one begins. */
export function chainWithBreaks<T extends Seen>(
  entries: readonly T[],
  least: Readonly<Record<BillRhythm, number>>,
  coverage: number,
): Chain<T> | undefined {
  const chain = chainOf(entries, least, coverage);
  if (!chain) return undefined;
  const end = chain.entries.at(-1)?.day ?? 0;
  const later = entries.filter(({ day }) => day > end);
  const longer = resumed(chain, later, coverage);
  return longer === chain ? (chainWithBreaks(later, least, coverage) ?? chain) : longer;
}
