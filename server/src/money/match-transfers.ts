import { groupBy } from './by-key';
import { toDayNumber } from './days';

/** One side of a possible transfer between two accounts of a user. */
export interface TransferSide {
  readonly id: string;
  /** Id of the account. The records of an account that two logins share have the same id here. */
  readonly accountId: string;
  readonly date: string;
  /** Amount in cents, negative for money that left the account. */
  readonly cents: number;
  readonly currency: string;
  readonly isMove: boolean;
  readonly isPerson: boolean;
  /** Payer or payee, without parts that vary. */
  readonly words: string;
}

export interface TransferPair {
  readonly debit: TransferSide;
  readonly credit: TransferSide;
  /** True if words name a transfer, or if the pair repeats. An equal amount on near days alone can be a coincidence. */
  readonly isSure: boolean;
}

/** Maximum days between the two sides, from a Friday to a Tuesday: slow transfers take up to two business days. */
const MAX_DAYS = 4;
/** Offsets of the credit's day from the debit's; negative offsets occur because each bank dates its own side. */
const DAYS = Array.from({ length: 2 * MAX_DAYS + 1 }, (_, index) => index - MAX_DAYS);
/** Maximum days if no word names a transfer, because an equal amount is then more likely to be chance. */
const MAX_DAYS_UNSAID = 3;
/** Maximum days if both sides name a person, because two people can pay the same amount by chance. */
const MAX_DAYS_PEOPLE = 1;

/** Maximum sides of equal day, currency and amount considered for pairs. Limits memory for files with many equal rows. */
const MOST_EQUAL = 5;

function maxDays(debit: TransferSide, credit: TransferSide): number {
  if (debit.isMove || credit.isMove) return MAX_DAYS;
  return debit.isPerson && credit.isPerson ? MAX_DAYS_PEOPLE : MAX_DAYS_UNSAID;
}

const movesOf = ({ debit, credit }: Omit<TransferPair, 'isSure'>) => Number(debit.isMove) + Number(credit.isMove);

interface Candidate extends Omit<TransferPair, 'isSure'> {
  readonly days: number;
}

const keyOf = (currency: string, cents: number, day: number) => `${currency} ${cents} ${day}`;

/** Returns the sides with their days, at most `MOST_EQUAL` with the same day, currency and amount. */
function datedSides(sides: readonly TransferSide[]) {
  const counts = new Map<string, number>();
  return sides
    .map((side) => ({ ...side, day: toDayNumber(side.date) }))
    .filter(({ currency, cents, day }) => {
      const key = keyOf(currency, cents, day);
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count <= MOST_EQUAL;
    });
}

function candidatesOf(sides: readonly TransferSide[]): Candidate[] {
  const dated = datedSides(sides);
  const credits = groupBy(
    dated.filter(({ cents }) => cents > 0),
    ({ currency, cents, day }) => keyOf(currency, cents, day),
  );
  const debits = dated.filter(({ cents }) => cents < 0).toSorted((a, b) => a.day - b.day);
  return debits.flatMap((debit) =>
    DAYS.flatMap((later) => {
      const ofDay = credits.get(keyOf(debit.currency, -debit.cents, debit.day + later)) ?? [];
      const days = Math.abs(later);
      return ofDay
        .filter((credit) => credit.accountId !== debit.accountId && days <= maxDays(debit, credit))
        .map((credit) => ({ debit, credit, days }));
    }),
  );
}

const FEWEST_REPEATED = 2;

function withCertainty(pairs: readonly Omit<TransferPair, 'isSure'>[]): TransferPair[] {
  const ofPayees = groupBy(pairs, ({ debit, credit }) =>
    JSON.stringify([debit.accountId, credit.accountId, debit.words, credit.words]),
  );
  return [...ofPayees.values()].flatMap((same) =>
    same.map((pair) => ({ ...pair, isSure: same.length >= FEWEST_REPEATED || movesOf(pair) > 0 })),
  );
}

/** Pairs debits with equal credits of other accounts within some days, each side once, sides with transfer words first. */
export function matchTransfers(sides: readonly TransferSide[]): TransferPair[] {
  const candidates = candidatesOf(sides).toSorted((a, b) => movesOf(b) - movesOf(a) || a.days - b.days);
  const pairs: Omit<TransferPair, 'isSure'>[] = [];
  const used = new Set<string>();
  for (const { debit, credit } of candidates) {
    if (used.has(debit.id) || used.has(credit.id)) continue;
    used.add(debit.id).add(credit.id);
    pairs.push({ debit, credit });
  }
  return withCertainty(pairs);
}
