import { toNumber } from './recurring/days';

/** One side of a possible move between two accounts of a user. */
export interface Side {
  readonly id: string;
  /** The same for an account that two logins have. */
  readonly accountId: string;
  /** `2026-11-23`. */
  readonly date: string;
  /** Negative for money that left. */
  readonly cents: number;
  readonly currency: string;
  /** Whether its words say that it is a move. */
  readonly isMove: boolean;
  /** Whether it names a person. */
  readonly isPerson: boolean;
  /** Who was paid or who paid, without what differs from time to time. */
  readonly words: string;
}

export interface Pair {
  readonly debit: Side;
  readonly credit: Side;
  /** Whether words say that it is a move, or it repeats. Amount and days alone do not prove it: two strangers may have both. */
  readonly isSure: boolean;
}

/** From a Friday to a Tuesday: money takes two business days at most between banks that are not on the New Payments Platform. */
const MAX_DAYS = 4;
/** From the day of the debit, the credit may be before it: banks date the two sides on their own. */
const DAYS = Array.from({ length: 2 * MAX_DAYS + 1 }, (_, place) => place - MAX_DAYS);
/** Where nothing states that it is a move, chance is likelier. */
const MAX_DAYS_UNSAID = 3;
/** Two people may pay the same amount on days near each other. */
const MAX_DAYS_PEOPLE = 1;

/** No user moves the same amount more often in a day; without a limit, a file of equal rows would have pairs beyond memory. */
const MOST_EQUAL = 5;

/** A side with its day as a number. */
interface DatedSide extends Side {
  readonly day: number;
}

function maxDays(debit: Side, credit: Side): number {
  if (debit.isMove || credit.isMove) return MAX_DAYS;
  return debit.isPerson && credit.isPerson ? MAX_DAYS_PEOPLE : MAX_DAYS_UNSAID;
}

const movesOf = (debit: Side, credit: Side) => Number(debit.isMove) + Number(credit.isMove);
const amountOf = ({ cents, currency }: Side) => `${currency} ${Math.abs(cents)}`;

/** A debit, and the credits of other accounts that it may be, by how many days are between them. */
interface Candidates {
  readonly debit: DatedSide;
  readonly credits: readonly { readonly credit: DatedSide; readonly days: number }[];
}

/** The sides of each amount by their day, without more equal ones of a day than anybody has. */
function byAmount(sides: readonly Side[]): { debits: DatedSide[]; credits: Map<string, Map<number, DatedSide[]>> } {
  const credits = new Map<string, Map<number, DatedSide[]>>();
  const debits: DatedSide[] = [];
  const equal = new Map<string, number>();
  for (const one of sides) {
    const side = { ...one, day: toNumber(one.date) };
    const amount = amountOf(side);
    const ofDay = `${Math.sign(side.cents)} ${amount} ${side.day}`;
    const count = (equal.get(ofDay) ?? 0) + 1;
    equal.set(ofDay, count);
    if (count > MOST_EQUAL) continue;
    if (side.cents < 0) debits.push(side);
    if (side.cents <= 0) continue;
    const days = credits.get(amount) ?? new Map<number, DatedSide[]>();
    credits.set(amount, days.set(side.day, [...(days.get(side.day) ?? []), side]));
  }
  return { debits, credits };
}

/** What each debit may be that may be anything, by the day of the debit. */
function candidatesOf(sides: readonly Side[]): Candidates[] {
  const { debits, credits } = byAmount(sides);
  const found: Candidates[] = [];
  for (const debit of debits) {
    const ofAmount = credits.get(amountOf(debit));
    if (!ofAmount) continue;
    const near = DAYS.flatMap((day) =>
      (ofAmount.get(debit.day + day) ?? []).map((credit) => ({ credit, days: Math.abs(day) })),
    ).filter(({ credit, days }) => credit.accountId !== debit.accountId && days <= maxDays(debit, credit));
    if (near.length > 0) found.push({ debit, credits: near });
  }
  return found.toSorted((a, b) => a.debit.day - b.debit.day);
}

const FEWEST_REPEATED = 2;

function withCertainty(pairs: readonly Omit<Pair, 'isSure'>[]): Pair[] {
  const keyOf = ({ debit, credit }: Omit<Pair, 'isSure'>) =>
    JSON.stringify([debit.accountId, credit.accountId, debit.words, credit.words]);
  const counts = new Map<string, number>();
  for (const pair of pairs) counts.set(keyOf(pair), (counts.get(keyOf(pair)) ?? 0) + 1);
  return pairs.map((pair) => {
    const isRepeated = (counts.get(keyOf(pair)) ?? 0) >= FEWEST_REPEATED;
    return { ...pair, isSure: isRepeated || movesOf(pair.debit, pair.credit) > 0 };
  });
}

/**
 * Which debits arrived in which other account of the user: the same amount and currency within a few days, whatever the bank calls
 * them. Each side is in one pair at most: those come first whose words say that they are moves, then those nearest in time. A pair is
 * sure when a word says so, or when the same two payees of the same two accounts make another one.
 */
export function matchTransfers(sides: readonly Side[]): Pair[] {
  const candidates = candidatesOf(sides);
  const pairs: Omit<Pair, 'isSure'>[] = [];
  const used = new Set<string>();
  for (const moves of [2, 1, 0]) {
    for (let days = 0; days <= MAX_DAYS; days += 1) {
      for (const { debit, credits } of candidates) {
        if (used.has(debit.id)) continue;
        const found = credits.find(
          (one) => one.days === days && movesOf(debit, one.credit) === moves && !used.has(one.credit.id),
        );
        if (!found) continue;
        used.add(debit.id).add(found.credit.id);
        pairs.push({ debit, credit: found.credit });
      }
    }
  }
  return withCertainty(pairs);
}
