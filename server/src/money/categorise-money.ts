import type { CategoryReason, MoneyCategory, SplitPart } from '@verdant/shared/contract';
import { categorise, hasPersonName, type Categorisation } from './categories';
import { firstCoveredDaysOf } from './coverage';
import { findCreditKinds } from './credits';
import { fromDayNumber } from './days';
import { matchTransfers } from './match-transfers';
import { findRecurring } from './recurring/find-recurring';
import type { FoundBill, RecurringEntry } from './recurring/found';
import type {
  SameAccountPair,
  CategorisedMoney,
  CategorisedEntry,
  StoredMoney,
  StoredAccount,
  StoredEntry,
} from './stored-money';
import { parseRowChunks, toRowChunks, type RowChunks } from './row-chunks';
import { findCountedAccounts, findDuplicateAccounts, type CountedAccounts } from './same-accounts/duplicate-accounts';

const isCertainCategory = ({ reason }: Categorisation) => reason.kind === 'merchant';
const BORROWED_OR_OWED = new Set<MoneyCategory>(['housing', 'loan']);
const HOME_LOANS = new Set(['MORTGAGE', 'HOME_LOAN', 'HOME_EQUITY_LINE_OF_CREDIT']);
const SURE_INCOME = new Set(['pay', 'government', 'interest', 'rent_received']);

/** True if a transaction is possibly one side of a transfer, because it is not clearly a purchase or income. */
function isPossibleTransfer({ amountCents }: StoredEntry, categorisation: Categorisation): boolean {
  const { category, flag } = categorisation;
  if (category === 'transfer') return true;
  if (amountCents > 0) return !(flag !== null && SURE_INCOME.has(flag)) && !isCertainCategory(categorisation);
  return category === 'loan' || category === 'housing' || !isCertainCategory(categorisation);
}

interface ReadEntry {
  readonly entry: StoredEntry;
  readonly account: StoredAccount;
  /** Id of the account in which the entry counts. */
  readonly accountId: string;
  /** True if the entry is not counted, because it repeats an entry of another account. */
  readonly isRepeated: boolean;
  /** Category from the transaction's own text, before transfers are matched. */
  readonly initial: Categorisation;
  /** Category that the user chose for the transaction or its merchant. */
  readonly userCategory: MoneyCategory | undefined;
}

/** Categorises a debit with a known receiving account. Loan repayments are spending: charges inside a loan do not count. */
function categoriseTransferDebit({ initial }: ReadEntry, to: StoredAccount): Categorisation | undefined {
  const reason = { kind: 'match' as const, value: to.name };
  if (to.container === 'loan') {
    if (BORROWED_OR_OWED.has(initial.category)) return initial;
    return { category: HOME_LOANS.has(to.type) ? 'housing' : 'loan', reason, flag: null };
  }
  // Rent or a loan payment is not a transfer between own accounts, even if a credit has the same amount.
  if (BORROWED_OR_OWED.has(initial.category) && isCertainCategory(initial)) return undefined;
  return { category: 'transfer', reason, flag: to.container === 'creditCard' ? 'card_payment' : null };
}

function categoriseWithTransfers(
  readEntries: readonly ReadEntry[],
  holder: StoredMoney['holder'],
): Map<string, Categorisation> {
  const found = new Map(readEntries.map(({ entry, initial }) => [entry.id, initial]));
  const hasCard = readEntries.some(({ account }) => account.container === 'creditCard');
  const sides = readEntries.flatMap((readEntry) => {
    const { entry, initial, isRepeated, userCategory } = readEntry;
    const isPossible = userCategory === undefined ? isPossibleTransfer(entry, initial) : userCategory === 'transfer';
    if (isRepeated || !isPossible) return [];
    const isMove = (userCategory ?? initial.category) === 'transfer';
    return [{ ...readEntry, isMove, isPerson: hasPersonName(entry, holder) }];
  });
  const paidCards = new Set<string>();
  for (const { debit: from, credit: to, isSure } of matchTransfers(sides)) {
    const left = categoriseTransferDebit(from, to.account);
    if (!left) continue;
    if (!isSure) {
      found.set(from.entry.id, { ...from.initial, reason: { kind: 'likely_match', value: to.account.name } });
      found.set(to.entry.id, { ...to.initial, reason: { kind: 'likely_match', value: from.account.name } });
      continue;
    }
    found.set(from.entry.id, left);
    if (to.account.container === 'creditCard') paidCards.add(to.accountId);
    if (to.account.container === 'loan' || to.account.container === 'investment') continue;
    found.set(to.entry.id, { category: 'transfer', reason: { kind: 'match', value: from.account.name }, flag: null });
  }
  for (const { entry, account, accountId, initial } of readEntries) {
    const { id } = entry;
    const isUnmatched = found.get(id) === initial;
    if (!isUnmatched || initial.category !== 'transfer') continue;
    const isCard = account.container === 'creditCard';
    // Repayments of a card that is not linked count as spending, because its purchases are unknown.
    const isOfOther = initial.flag === 'card_payment' && entry.amountCents < 0 && !hasCard;
    if (isOfOther) found.set(id, { ...initial, category: 'other' });
    // Unmatched credits on a card are refunds if payments of the card come from another account of the user.
    if (isCard && entry.amountCents > 0 && initial.flag === null && paidCards.has(accountId)) {
      found.set(id, { category: 'other', reason: { kind: 'none', value: '' }, flag: null });
    }
  }
  return found;
}

function readStoredEntries(
  { accounts, entries, holder, corrections }: StoredMoney,
  originals: CountedAccounts,
): ReadEntry[] {
  const byId = new Map(accounts.map((account) => [account.id, account]));
  const readEntries = entries.flatMap((entry): ReadEntry[] => {
    const account = byId.get(entry.accountId);
    if (!account) return [];
    const userCategory = entry.ownCategory ?? corrections.get(entry.merchantKey);
    const isRepeated = originals.isRepeated(entry);
    const initial = categorise(entry, { container: account.container, holder });
    return [{ entry, account, accountId: originals.idOf(account.id), isRepeated, userCategory, initial }];
  });
  const credits = findCreditKinds(
    readEntries.filter(({ account, isRepeated }) => account.container === 'bank' && !isRepeated),
  );
  return readEntries.map((readEntry) => {
    const credit = credits.get(readEntry.entry.id);
    if (credit === undefined) return readEntry;
    return { ...readEntry, initial: categorise(readEntry.entry, { container: 'bank', holder, credit }) };
  });
}

/** Matches a user's accounts and transactions: duplicate accounts, and transfers between own accounts. */
export function categoriseMoney(stored: StoredMoney): CategorisedMoney {
  const { accounts, holder } = stored;
  const originals = findCountedAccounts(accounts, stored.entries, stored.same ?? []);
  const readEntries = readStoredEntries(stored, originals);
  const matched = categoriseWithTransfers(readEntries, holder);
  const leftOutOf = ({ id, leftOut }: StoredAccount) => {
    if (originals.idOf(id) !== id) return 'duplicate';
    return leftOut === 'duplicate' ? null : leftOut;
  };
  const categorised = new Map<string, CategorisedEntry>();
  for (const { entry, account, isRepeated, userCategory } of readEntries) {
    const { container } = account;
    const isCounted = !isRepeated && leftOutOf(account) !== 'inactive';
    const category =
      userCategory === undefined
        ? matched.get(entry.id)
        : {
            category: userCategory,
            reason: { kind: 'correction' as const, value: entry.merchant },
            flag: categorise(entry, { container, holder }).flag,
          };
    if (category) categorised.set(entry.id, { ...category, isCounted });
  }
  return { leftOut: new Map(accounts.map((account) => [account.id, leftOutOf(account)])), entries: categorised };
}

interface StoredRow extends StoredEntry, Omit<CategorisedEntry, 'reason'> {
  readonly split: readonly SplitPart[] | null;
  readonly reasonKind: CategoryReason['kind'];
  readonly reasonValue: string;
}

/** Stored money before it is categorised, with the transactions as JSON (`StoredRow`). */
interface MoneyChangesRequest extends Omit<StoredMoney, 'accounts' | 'entries' | 'same'> {
  /** `isRead` is false while only the name of a linked account is known, because its data was not read yet. */
  readonly accounts: readonly (StoredAccount & { readonly isRead: boolean })[];
  readonly pairs: readonly SameAccountPair[];
  /** First day of each account's files without a later gap, by account id. */
  readonly starts: ReadonlyMap<string, string>;
  readonly chunks: RowChunks;
  /** Bills that were found last time, which keep their keys. */
  readonly bills: readonly FoundBill[];
  readonly now: Date;
}

/** Number of days whose transactions are searched for pay and bills. A yearly bill occurs twice in this period. */
const WINDOW_DAYS = 400;

/** Returns a counted payment in Australian dollars. A split bill is one payment; a split credit is one for each part. */
function toRecurringEntries({ split, ...row }: StoredRow, categorised: CategorisedEntry | undefined): RecurringEntry[] {
  if (!categorised?.isCounted || row.currency !== 'AUD') return [];
  const { category, flag } = categorised;
  if (split === null || row.amountCents < 0) return [{ ...row, category, flag }];
  return split.map((part) => ({ ...row, flag, category: part.category, amountCents: part.amount_cents }));
}

const computedColumns = ['category', 'reasonKind', 'reasonValue', 'flag', 'isCounted'] as const;

/**
 * Settles stored money. Returns new pairs of duplicate accounts, the computed columns of accounts, the transactions whose
 * category has changed, and the recurring payments.
 */
export function computeMoneyChanges(request: MoneyChangesRequest) {
  const { accounts, pairs, starts, chunks, corrections, holder, bills, now } = request;
  const entries = parseRowChunks<StoredRow>(chunks);
  const readAccounts = accounts.filter(({ isRead }) => isRead);
  const found = findDuplicateAccounts(readAccounts, entries, pairs);
  const isAnswered = ({ accountId, status }: SameAccountPair) =>
    status === 'asked' && found.some((pair) => pair.accountId === accountId);
  const same = [...pairs.filter((pair) => !isAnswered(pair)), ...found];
  const categorised = categoriseMoney({ accounts, same, entries, corrections, holder });
  const changed = entries.flatMap((row) => {
    const to = categorised.entries.get(row.id);
    if (!to) return [];
    const { category, reason, flag, isCounted } = to;
    const after = { category, reasonKind: reason.kind, reasonValue: reason.value, flag, isCounted };
    return computedColumns.every((name) => after[name] === row[name]) ? [] : [{ id: row.id, ...after }];
  });
  const coversFrom = firstCoveredDaysOf({ accounts, entries, categorised: categorised.entries, same, starts });
  const since = fromDayNumber(Math.floor(now.getTime() / 86_400_000) - WINDOW_DAYS);
  const recurring = findRecurring(
    entries
      .filter(({ date }) => date >= since)
      .flatMap((row) => toRecurringEntries(row, categorised.entries.get(row.id))),
    bills,
  );
  return { found, leftOut: categorised.leftOut, coversFrom, changes: toRowChunks(changed), recurring };
}
