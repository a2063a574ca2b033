import { groupBy } from './by-key';
import { toDayNumber } from './days';
import type { StoredEntry } from './stored-money';

/** One side of a possible transfer between two accounts of a user. */
export interface TransferSide {
  readonly entry: Pick<StoredEntry, 'id' | 'date' | 'amountCents' | 'currency' | 'merchantKey'>;
  /** Id of the account. The records of an account that two logins share have the same id here. */
  readonly accountId: string;
  readonly isMove: boolean;
  readonly isPerson: boolean;
}

interface Pair<Side extends TransferSide> {
  readonly debit: Side;
  readonly credit: Side;
}

export interface TransferPair<Side extends TransferSide> extends Pair<Side> {
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

const movesOf = ({ debit, credit }: Pair<TransferSide>) => Number(debit.isMove) + Number(credit.isMove);

const keyOf = (currency: string, cents: number, day: number) => `${currency} ${cents} ${day}`;

/** Returns possible pairs. At most `MOST_EQUAL` sides with the same day, currency and amount are considered. */
function candidatesOf<Side extends TransferSide>(sides: readonly Side[]) {
  const dated = groupBy(sides, ({ entry }) => keyOf(entry.currency, entry.amountCents, toDayNumber(entry.date)));
  const considered = [...dated.values()].flatMap((equal) => equal.slice(0, MOST_EQUAL));
  const debits = considered.filter(({ entry }) => entry.amountCents < 0);
  return debits
    .toSorted((a, b) => toDayNumber(a.entry.date) - toDayNumber(b.entry.date))
    .flatMap((debit) => {
      const { currency, amountCents, date } = debit.entry;
      const day = toDayNumber(date);
      return DAYS.flatMap((later) => {
        const ofDay = dated.get(keyOf(currency, -amountCents, day + later))?.slice(0, MOST_EQUAL) ?? [];
        const days = Math.abs(later);
        return ofDay
          .filter((credit) => credit.accountId !== debit.accountId && days <= maxDays(debit, credit))
          .map((credit) => ({ debit, credit, days }));
      });
    });
}

const FEWEST_REPEATED = 2;

function withCertainty<Side extends TransferSide>(pairs: readonly Pair<Side>[]): TransferPair<Side>[] {
  const ofPayees = groupBy(pairs, ({ debit, credit }) =>
    JSON.stringify([debit.accountId, credit.accountId, debit.entry.merchantKey, credit.entry.merchantKey]),
  );
  return [...ofPayees.values()].flatMap((same) =>
    same.map((pair) => ({ ...pair, isSure: same.length >= FEWEST_REPEATED || movesOf(pair) > 0 })),
  );
}

/** Pairs debits with equal credits of other accounts within some days, each side once, sides with transfer words first. */
export function matchTransfers<Side extends TransferSide>(sides: readonly Side[]): TransferPair<Side>[] {
  const candidates = candidatesOf(sides).toSorted((a, b) => movesOf(b) - movesOf(a) || a.days - b.days);
  const pairs: Pair<Side>[] = [];
  const used = new Set<string>();
  for (const { debit, credit } of candidates) {
    if (used.has(debit.entry.id) || used.has(credit.entry.id)) continue;
    used.add(debit.entry.id).add(credit.entry.id);
    pairs.push({ debit, credit });
  }
  return withCertainty(pairs);
}
