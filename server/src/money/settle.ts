import type { MoneyCategory } from '@verdant/shared/contract';
import { isPersonal, type Categorised, type Entry } from './categories';
import { matchTransfers, type Side } from './match-transfers';
import { PIECE, type Pieces } from './pieces';
import type { Settled, SettledEntry, Stored, StoredAccount, StoredEntry } from './settled';
import { categoryFor } from './to-rows';

/** The account that each stands for: another one where two logins have the same, the one with the newer figures. */
function originals(accounts: readonly StoredAccount[]): Map<string, string> {
  const found = new Map<string, string>();
  const isSame = (one: StoredAccount, other: StoredAccount) =>
    one.linkId !== other.linkId &&
    one.linkId !== null &&
    other.linkId !== null &&
    (one.providerId === other.providerId ||
      (one.maskedNumber !== '' &&
        one.maskedNumber === other.maskedNumber &&
        one.institution.toLowerCase() === other.institution.toLowerCase() &&
        one.container === other.container &&
        one.currency === other.currency));
  const isClosed = ({ leftOut }: StoredAccount) => Number(leftOut !== null && leftOut !== 'duplicate');
  const newestFirst = accounts.toSorted(
    (a, b) => isClosed(a) - isClosed(b) || (b.asOf?.getTime() ?? 0) - (a.asOf?.getTime() ?? 0),
  );
  for (const [place, account] of newestFirst.entries()) {
    const original = newestFirst
      .slice(0, place)
      .find((other) => found.get(other.id) === other.id && isSame(account, other));
    found.set(account.id, original?.id ?? account.id);
  }
  return found;
}

const isSure = ({ reason }: Categorised) => reason.kind === 'merchant';
const BORROWED_OR_OWED = new Set<MoneyCategory>(['housing', 'loan']);
const HOME_LOANS = new Set(['MORTGAGE', 'HOME_LOAN', 'HOME_EQUITY_LINE_OF_CREDIT']);
const SURE_INCOME = new Set(['pay', 'government', 'interest', 'rent_received']);

/** Whether an entry may be one side of a move, whatever the aggregator calls it; what was bought and what was earned is none. */
function mayMove(entry: StoredEntry, { category, flag, ...base }: Categorised): boolean {
  if (category === 'transfer') return true;
  if (entry.amountCents > 0) return !(flag !== null && SURE_INCOME.has(flag)) && !isSure({ category, flag, ...base });
  return category === 'loan' || category === 'housing' || !isSure({ category, flag, ...base });
}

interface Known {
  readonly entry: StoredEntry;
  readonly account: StoredAccount;
  /** By itself. */
  readonly base: Categorised;
  readonly rules: Entry;
}

const sideOf = ({ entry, base, rules }: Known, accountId: string): Side => ({
  id: entry.id,
  accountId,
  date: entry.date,
  cents: entry.amountCents,
  currency: entry.currency,
  isMove: base.category === 'transfer',
  isPerson: isPersonal(rules),
});

/** What a debit is of which it is known where it arrived. A repayment of a loan is spending: what the loan charges is not counted. */
function ofDebit({ base }: Known, to: StoredAccount): Categorised | undefined {
  const reason = { kind: 'match' as const, value: to.name };
  if (to.container === 'loan') {
    if (BORROWED_OR_OWED.has(base.category)) return base;
    return { category: HOME_LOANS.has(to.type) ? 'housing' : 'loan', reason, flag: null };
  }
  // Rent is not an own transfer, though the amount fits.
  if (BORROWED_OR_OWED.has(base.category) && isSure(base)) return undefined;
  return { category: 'transfer', reason, flag: to.container === 'creditCard' ? 'card_payment' : null };
}

/** What arrived or left, looked at together with all other accounts. */
function* withMatches(
  known: ReadonlyMap<string, Known>,
  original: ReadonlyMap<string, string>,
): Pieces<Map<string, Categorised>> {
  const found = new Map<string, Categorised>();
  const sides: Side[] = [];
  let hasCard = false;
  for (const [id, one] of known) {
    if (found.size % PIECE === 0) yield;
    found.set(id, one.base);
    if (one.account.container === 'creditCard') hasCard = true;
    const accountId = original.get(one.account.id) ?? one.account.id;
    if (accountId === one.account.id && mayMove(one.entry, one.base)) sides.push(sideOf(one, accountId));
  }
  const paidCards = new Set<string>();
  for (const { debit, credit } of yield* matchTransfers(sides)) {
    const [from, to] = [known.get(debit.id), known.get(credit.id)];
    const left = from && to && ofDebit(from, to.account);
    if (!left) continue;
    found.set(debit.id, left);
    if (to.account.container === 'creditCard') paidCards.add(to.account.id);
    if (to.account.container === 'loan' || to.account.container === 'investment') continue;
    found.set(credit.id, { category: 'transfer', reason: { kind: 'match', value: from.account.name }, flag: null });
  }
  let row = 0;
  for (const [id, { entry, account, base }] of known) {
    if ((row += 1) % PIECE === 0) yield;
    const isUnmatched = found.get(id) === base;
    if (!isUnmatched || base.category !== 'transfer') continue;
    const isCard = account.container === 'creditCard';
    // Of a card that is not linked, what is paid is all that is known of what it bought.
    const isOfOther = base.flag === 'card_payment' && entry.amountCents < 0 && !hasCard;
    if (isOfOther) found.set(id, { ...base, category: 'other' });
    // Where payments of a card are seen to leave another account, other money that arrives is a refund.
    if (isCard && entry.amountCents > 0 && base.flag === null && paidCards.has(account.id)) {
      found.set(id, { category: 'other', reason: { kind: 'none', value: '' }, flag: null });
    }
  }
  return found;
}

/**
 * What the accounts and transactions of a user say together: accounts that two logins have, and moves between own accounts. Pure: the
 * same again for the same.
 */
export function* settle({ accounts, entries, corrections, holder }: Stored): Pieces<Settled> {
  const byId = new Map(accounts.map((account) => [account.id, account]));
  const original = originals(accounts);
  const known = new Map<string, Known>();
  for (const entry of entries) {
    if (known.size % PIECE === 0) yield;
    const account = byId.get(entry.accountId);
    if (!account) continue;
    const { merchant, description, bankCategory, bankCategoryType, merchantCode, amountCents } = entry;
    const rules = {
      merchant,
      description,
      bankCategory,
      bankCategoryType,
      merchantCode,
      holder,
      container: account.container,
      isCredit: amountCents > 0,
      cents: Math.abs(amountCents),
    };
    known.set(entry.id, { entry, account, rules, base: categoryFor(rules, undefined) });
  }
  const matched = yield* withMatches(known, original);
  const leftOutOf = ({ id, leftOut }: StoredAccount) => {
    if (original.get(id) !== id) return 'duplicate';
    return leftOut === 'duplicate' ? null : leftOut;
  };
  const settled = new Map<string, SettledEntry>();
  for (const [id, { entry, account, rules }] of known) {
    if (settled.size % PIECE === 0) yield;
    const own = corrections.get(entry.merchantKey);
    const category = own === undefined ? matched.get(id) : categoryFor(rules, own);
    const leftOut = leftOutOf(account);
    if (category) settled.set(id, { ...category, isCounted: leftOut !== 'duplicate' && leftOut !== 'inactive' });
  }
  return { leftOut: new Map(accounts.map((account) => [account.id, leftOutOf(account)])), entries: settled };
}
