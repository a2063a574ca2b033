import type { CategoryReason, MoneyCategory } from '@verdant/shared/contract';
import { categorise, hasPersonName, type Categorisation, type CategoriserInput } from './categories';
import { findCreditKinds, type CreditRow } from './credits';
import { matchTransfers, type TransferSide } from './match-transfers';
import { findCountedAccounts, accountPeriodsOf, type CountedAccounts } from './counted-accounts';
import type {
  SameAccountPair,
  CategorisedMoney,
  CategorisedEntry,
  StoredMoney,
  StoredAccount,
  StoredEntry,
} from './settled';
import { parseRowChunks, toRowChunks, type RowChunks } from './row-pieces';
import { findDuplicateAccounts } from './same-accounts/find-same';

const isSure = ({ reason }: Categorisation) => reason.kind === 'merchant';
const BORROWED_OR_OWED = new Set<MoneyCategory>(['housing', 'loan']);
const HOME_LOANS = new Set(['MORTGAGE', 'HOME_LOAN', 'HOME_EQUITY_LINE_OF_CREDIT']);
const SURE_INCOME = new Set(['pay', 'government', 'interest', 'rent_received']);

/** True if a transaction is possibly one side of a transfer, because it is not clearly a purchase or income. */
function mayMove(entry: StoredEntry, { category, flag, ...base }: Categorisation): boolean {
  if (category === 'transfer') return true;
  if (entry.amountCents > 0) return !(flag !== null && SURE_INCOME.has(flag)) && !isSure({ category, flag, ...base });
  return category === 'loan' || category === 'housing' || !isSure({ category, flag, ...base });
}

interface Known {
  readonly entry: StoredEntry;
  readonly account: StoredAccount;
  /** Id of the account in which the entry counts. */
  readonly accountId: string;
  /** True if the entry is not counted, because it repeats an entry of another account. */
  readonly isRepeated: boolean;
  /** Category from the transaction's own text, before transfers are matched. */
  readonly base: Categorisation;
  readonly rules: CategoriserInput;
  readonly own: MoneyCategory | undefined;
}

const sideOf = ({ entry, accountId, base, rules, own }: Known): TransferSide => ({
  id: entry.id,
  accountId,
  date: entry.date,
  cents: entry.amountCents,
  currency: entry.currency,
  isMove: (own ?? base.category) === 'transfer',
  isPerson: hasPersonName(rules),
  words: entry.merchantKey,
});

/** Categorises a debit with a known receiving account. Loan repayments are spending: charges inside a loan do not count. */
function ofDebit({ base }: Known, to: StoredAccount): Categorisation | undefined {
  const reason = { kind: 'match' as const, value: to.name };
  if (to.container === 'loan') {
    if (BORROWED_OR_OWED.has(base.category)) return base;
    return { category: HOME_LOANS.has(to.type) ? 'housing' : 'loan', reason, flag: null };
  }
  // Rent or a loan payment is not a transfer between own accounts, even if a credit has the same amount.
  if (BORROWED_OR_OWED.has(base.category) && isSure(base)) return undefined;
  return { category: 'transfer', reason, flag: to.container === 'creditCard' ? 'card_payment' : null };
}

function withMatches(knownRows: ReadonlyMap<string, Known>): Map<string, Categorisation> {
  const found = new Map<string, Categorisation>();
  const sides: TransferSide[] = [];
  let hasCard = false;
  for (const [id, one] of knownRows) {
    found.set(id, one.base);
    if (one.account.container === 'creditCard') hasCard = true;
    const isPossible = one.own === undefined ? mayMove(one.entry, one.base) : one.own === 'transfer';
    if (!one.isRepeated && isPossible) sides.push(sideOf(one));
  }
  const paidCards = new Set<string>();
  for (const { debit, credit, isSure: isMove } of matchTransfers(sides)) {
    const [from, to] = [knownRows.get(debit.id), knownRows.get(credit.id)];
    const left = from && to && ofDebit(from, to.account);
    if (!left) continue;
    if (!isMove) {
      found.set(debit.id, { ...from.base, reason: { kind: 'likely_match', value: to.account.name } });
      found.set(credit.id, { ...to.base, reason: { kind: 'likely_match', value: from.account.name } });
      continue;
    }
    found.set(debit.id, left);
    if (to.account.container === 'creditCard') paidCards.add(to.accountId);
    if (to.account.container === 'loan' || to.account.container === 'investment') continue;
    found.set(credit.id, { category: 'transfer', reason: { kind: 'match', value: from.account.name }, flag: null });
  }
  for (const [id, { entry, account, accountId, base }] of knownRows) {
    const isUnmatched = found.get(id) === base;
    if (!isUnmatched || base.category !== 'transfer') continue;
    const isCard = account.container === 'creditCard';
    // Repayments of a card that is not linked count as spending, because its purchases are unknown.
    const isOfOther = base.flag === 'card_payment' && entry.amountCents < 0 && !hasCard;
    if (isOfOther) found.set(id, { ...base, category: 'other' });
    // Unmatched credits on a card are refunds if payments of the card come from another account of the user.
    if (isCard && entry.amountCents > 0 && base.flag === null && paidCards.has(accountId)) {
      found.set(id, { category: 'other', reason: { kind: 'none', value: '' }, flag: null });
    }
  }
  return found;
}

const rulesOf = (
  { merchant, description, bankCategory, bankCategoryType, merchantCode, amountCents }: StoredEntry,
  container: string,
  holder: StoredMoney['holder'],
): CategoriserInput => ({
  merchant,
  description,
  bankCategory,
  bankCategoryType,
  merchantCode,
  holder,
  container,
  isCredit: amountCents > 0,
  cents: Math.abs(amountCents),
});

function knownOf(
  { accounts, entries, holder, corrections }: StoredMoney,
  originals: CountedAccounts,
): Map<string, Known> {
  const byId = new Map(accounts.map((account) => [account.id, account]));
  const periods = accountPeriodsOf(accounts, entries);
  const knownRows = new Map<string, Known>();
  for (const entry of entries) {
    const account = byId.get(entry.accountId);
    if (!account) continue;
    const rules = rulesOf(entry, account.container, holder);
    const accountId = originals.idOf(account.id);
    const isRepeated = originals.isRepeated(entry, periods);
    const own = entry.ownCategory ?? corrections.get(entry.merchantKey);
    knownRows.set(entry.id, { entry, account, accountId, isRepeated, rules, own, base: categorise(rules) });
  }
  const rows = [...knownRows.values()].flatMap(({ entry, account, isRepeated, rules, base }): CreditRow[] => {
    const { id, date, amountCents: cents, merchantKey } = entry;
    return account.container !== 'bank' || isRepeated ? [] : [{ id, date, cents, merchantKey, rules, base }];
  });
  for (const [id, credit] of findCreditKinds(rows)) {
    const one = knownRows.get(id);
    if (one) knownRows.set(id, { ...one, base: categorise({ ...one.rules, credit }) });
  }
  return knownRows;
}

const corrected = (rules: CategoriserInput, category: MoneyCategory): Categorisation => ({
  category,
  reason: { kind: 'correction', value: rules.merchant },
  flag: categorise(rules).flag,
});

/** Matches a user's accounts and transactions: duplicate accounts, and transfers between own accounts. */
export function settle(stored: StoredMoney): CategorisedMoney {
  const { accounts } = stored;
  const originals = findCountedAccounts(accounts, stored.same ?? []);
  const knownRows = knownOf(stored, originals);
  const matched = withMatches(knownRows);
  const leftOutOf = ({ id, leftOut }: StoredAccount) => {
    if (originals.idOf(id) !== id) return 'duplicate';
    return leftOut === 'duplicate' ? null : leftOut;
  };
  const settled = new Map<string, CategorisedEntry>();
  for (const [id, { account, isRepeated, rules, own }] of knownRows) {
    const category = own === undefined ? matched.get(id) : corrected(rules, own);
    if (category) settled.set(id, { ...category, isCounted: !isRepeated && leftOutOf(account) !== 'inactive' });
  }
  return { leftOut: new Map(accounts.map((account) => [account.id, leftOutOf(account)])), entries: settled };
}

interface StoredRow extends StoredEntry, Omit<CategorisedEntry, 'reason'> {
  readonly reasonKind: CategoryReason['kind'];
  readonly reasonValue: string;
}

/** Stored money before it is settled, with the transactions as JSON (`StoredRow`). */
interface SettleRequest extends Omit<StoredMoney, 'accounts' | 'entries' | 'same'> {
  /** `isRead` is false while only the name of a linked account is known, because its data was not read yet. */
  readonly accounts: readonly (StoredAccount & { readonly isRead: boolean })[];
  readonly pairs: readonly SameAccountPair[];
  readonly pieces: RowChunks;
}

const settledColumns = ['category', 'reasonKind', 'reasonValue', 'flag', 'isCounted'] as const;

/** Settles stored money. Returns new pairs of duplicate accounts, and the transactions whose category has changed. */
export function computeMoneyChanges({ accounts, pairs, pieces, corrections, holder }: SettleRequest) {
  const entries = parseRowChunks<StoredRow>(pieces);
  const readAccounts = accounts.filter(({ isRead }) => isRead);
  const found = findDuplicateAccounts(readAccounts, entries, pairs);
  const isAskedAgain = ({ accountId, status }: SameAccountPair) =>
    status === 'asked' && found.some((pair) => pair.accountId === accountId);
  const same = [...pairs.filter((pair) => !isAskedAgain(pair)), ...found];
  const settled = settle({ accounts, same, entries, corrections, holder });
  const changed = entries.flatMap((row) => {
    const to = settled.entries.get(row.id);
    if (!to) return [];
    const { category, reason, flag, isCounted } = to;
    const after = { category, reasonKind: reason.kind, reasonValue: reason.value, flag, isCounted };
    return settledColumns.every((name) => after[name] === row[name]) ? [] : [{ id: row.id, ...after }];
  });
  return { found, leftOut: settled.leftOut, changes: toRowChunks(changed) };
}
