import { daysBetween } from './days';
import type { CategorisedEntry, SameAccountPair, StoredAccount, StoredEntry } from './stored-money';

/** Minimum share of all income and spending that an account must carry to matter for the completeness of a month. */
const MATERIAL = 0.05;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Minimum days by which an account's sum is divided, because a single day would weigh too much in a shorter history. */
const MIN_DAYS = 30;
const SPENT_FROM = new Set(['bank', 'creditCard']);

interface AccountSums {
  readonly firstDay: string;
  readonly lastDay: string;
  /** Sum of the absolute amounts of counted income and spending, without transfers and interest. */
  readonly passedCents: number;
  readonly changeCents: number;
}

interface CoverageInput {
  readonly accounts: readonly StoredAccount[];
  /** Transactions in the order of their dates. */
  readonly entries: readonly StoredEntry[];
  readonly categorised: ReadonlyMap<string, CategorisedEntry>;
  readonly same?: readonly SameAccountPair[];
  /** Day from which the files of an account follow each other without a gap, by account id. */
  readonly starts?: ReadonlyMap<string, string>;
}

function sumsOf({ entries, categorised, starts }: CoverageInput): Map<string, AccountSums> {
  const sums = new Map<string, AccountSums>();
  for (const { id, accountId, date, amountCents } of entries) {
    const found = categorised.get(id);
    const passes = found?.isCounted === true && found.category !== 'transfer' && found.flag !== 'interest';
    const start = starts?.get(accountId) ?? date;
    const before = sums.get(accountId) ?? { firstDay: start > date ? start : date, passedCents: 0, changeCents: 0 };
    sums.set(accountId, {
      firstDay: before.firstDay,
      lastDay: date,
      passedCents: before.passedCents + (passes ? Math.abs(amountCents) : 0),
      changeCents: before.changeCents + amountCents,
    });
  }
  return sums;
}

/** Returns an account's average income and spending per day, in cents, as `rate`. */
function flowOf({ id: accountId, side, balanceCents }: StoredAccount, sums: AccountSums) {
  const { firstDay, lastDay, passedCents, changeCents } = sums;
  const rate = passedCents / Math.max(MIN_DAYS, daysBetween(firstDay, lastDay));
  // An account is new if its transactions add up to its balance. A sum of zero proves nothing, because a paid-off card
  // also has this balance.
  const isNew = changeCents !== 0 && changeCents === (side === 'liability' ? 0 - (balanceCents ?? NaN) : balanceCents);
  return { accountId, firstDay, rate, isNew };
}

/** Adds the sums of manual accounts to the linked accounts that they duplicate, if there is no gap between them. */
function addDuplicateSums(all: Map<string, AccountSums>, same: readonly SameAccountPair[]): void {
  for (const { accountId, linkedId, status } of same) {
    const [own, linked] = [all.get(accountId), all.get(linkedId)];
    if (status === 'different' || !own) continue;
    all.delete(accountId);
    if (status === 'asked' || !linked || daysBetween(own.lastDay, linked.firstDay) > 1) continue;
    all.set(linkedId, {
      ...linked,
      firstDay: own.firstDay < linked.firstDay ? own.firstDay : linked.firstDay,
      passedCents: own.passedCents + linked.passedCents,
    });
  }
}

/** Returns the first covered day of each account with a material part of income and spending, by account id. */
export function firstCoveredDaysOf(input: CoverageInput): Map<string, string> {
  const sums = sumsOf(input);
  addDuplicateSums(sums, input.same ?? []);
  const flows = input.accounts
    .filter(({ container, currency }) => SPENT_FROM.has(container) && currency === 'AUD')
    .flatMap((account) => {
      const own = sums.get(account.id);
      return own ? [flowOf(account, own)] : [];
    });
  const total = flows.reduce((sum, { rate }) => sum + rate, 0);
  const material = flows.filter(({ rate }) => total > 0 && rate >= MATERIAL * total);
  const firstDay = material.map((flow) => flow.firstDay).toSorted()[0] ?? '';
  return new Map(material.map((flow) => [flow.accountId, flow.isNew ? firstDay : flow.firstDay]));
}

/** Days without new data from a bank after which its figures are stale. */
const STALE_DAYS = 3;
export const isStale = (asOf: Date | null, now: Date): boolean =>
  asOf !== null && now.getTime() - asOf.getTime() > STALE_DAYS * DAY_MS;
