import { and, desc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { AccountKind, NewAccount, SameAccount } from '@verdant/shared/contract';
import { ApiError } from '@verdant/federation/http';
import { withMoneyDataLock } from '../../bank-link';
import { bankLinks, moneyAccounts } from '../../bank-link/schema';
import { isUuid, type Database, type Transaction } from '../../database';
import { checkStorageLimit } from '../../storage-limit';
import { dayInSydney } from '../days';
import { moneyBalances, moneySameAccounts } from '../schema';
import { recalculateMoney, recomputeAfterRemoval } from '../recalculate-money';
import { forgetMappings } from './stored';

/** Container, type and side of each kind of manual account, in the aggregator's terms, which the rules and sums read. */
const columnsByAccountKind: Readonly<
  Record<AccountKind, { container: string; type: string; side: 'asset' | 'liability' }>
> = {
  everyday: { container: 'bank', type: 'CHECKING', side: 'asset' },
  savings: { container: 'bank', type: 'SAVINGS', side: 'asset' },
  credit_card: { container: 'creditCard', type: 'CREDIT', side: 'liability' },
  home_loan: { container: 'loan', type: 'MORTGAGE', side: 'liability' },
  other_loan: { container: 'loan', type: 'LOAN', side: 'liability' },
  super: { container: 'investment', type: 'SUPER_ANNUATION', side: 'asset' },
  shares: { container: 'investment', type: 'BROKERAGE', side: 'asset' },
  home: { container: 'realEstate', type: 'REAL_ESTATE', side: 'asset' },
  car: { container: 'otherAssets', type: 'OTHER', side: 'asset' },
  other: { container: 'otherAssets', type: 'OTHER', side: 'asset' },
};

/** Milliseconds per day. Balances of tomorrow are accepted, because some time zones are ahead of Australia's. */
const DAY_MS = 24 * 60 * 60 * 1000;

export type ManualAccount = Pick<typeof moneyAccounts.$inferSelect, 'id' | 'name' | 'container' | 'side'>;

/** Adds a manual account. The caller holds the user's lock (`lockMoneyData`). Throws 409 beyond the limit. */
export async function insertAccount(
  db: Transaction,
  userId: string,
  { name, kind, ...rest }: Pick<NewAccount, 'name' | 'kind'> & Partial<Pick<NewAccount, 'side' | 'is_counted'>>,
): Promise<ManualAccount> {
  const byHand = and(eq(moneyAccounts.userId, userId), isNull(moneyAccounts.linkId));
  await checkStorageLimit(db, 'accounts', { table: moneyAccounts, where: byHand, added: 1 });
  const { container, type, side } = columnsByAccountKind[kind];
  const [account] = await db
    .insert(moneyAccounts)
    .values({
      userId,
      linkId: null,
      kind,
      providerId: '',
      name,
      maskedNumber: '',
      type,
      container,
      side: rest.side ?? side,
      currency: 'AUD',
      isCounted: rest.is_counted ?? true,
    })
    .returning();
  if (!account) throw new Error('the insert of an account returned no row');
  return account;
}

/** Finds a manual account of the user. Throws 404 if the user has no manual account with this `id`. */
export async function findManualAccount(
  db: Database | Transaction,
  userId: string,
  id: string,
): Promise<ManualAccount> {
  const isOwn = and(eq(moneyAccounts.id, id), eq(moneyAccounts.userId, userId), isNull(moneyAccounts.linkId));
  const [account] = isUuid(id) ? await db.select().from(moneyAccounts).where(isOwn) : [];
  if (!account) throw new ApiError(404, 'This account does not exist.');
  return account;
}

/** Sets an account's balance to the latest stored one. A typed balance takes priority over a file's of the same day. */
export async function setLatestBalance(db: Transaction, accountId: string): Promise<void> {
  const { on, balanceCents, importId, storedAt } = moneyBalances;
  const [latest] = await db
    .select({ balanceOn: on, balanceCents })
    .from(moneyBalances)
    .where(eq(moneyBalances.accountId, accountId))
    .orderBy(desc(on), sql`${importId} is not null`, desc(storedAt))
    .limit(1);
  await db
    .update(moneyAccounts)
    .set(latest ?? { balanceOn: null, balanceCents: null })
    .where(eq(moneyAccounts.id, accountId));
}

type TypedBalance = Pick<NewAccount, 'balance_cents' | 'on'>;

/** Stores a balance that was typed in. Throws 422 for a future day, and 409 beyond the limit. */
async function storeTypedBalance(
  db: Transaction,
  userId: string,
  accountId: string,
  { balance_cents, on }: TypedBalance,
) {
  if (on > dayInSydney(new Date(Date.now() + DAY_MS))) throw new ApiError(422, 'This day has not come yet.');
  await db
    .insert(moneyBalances)
    .values({ userId, accountId, on, balanceCents: balance_cents })
    .onConflictDoUpdate({
      target: [moneyBalances.accountId, moneyBalances.on],
      targetWhere: isNull(moneyBalances.importId),
      set: { balanceCents: balance_cents, storedAt: sql`now()` },
    });
  await checkStorageLimit(db, 'balances', { table: moneyBalances, where: eq(moneyBalances.userId, userId) });
  await setLatestBalance(db, accountId);
}

/** Adds a manual account with its balance, then compares accounts: a linked bank possibly has the same account. */
export async function addAccount(db: Database, userId: string, account: NewAccount): Promise<{ id: string }> {
  return withMoneyDataLock(db, userId, async (transaction) => {
    const { id } = await insertAccount(transaction, userId, account);
    await storeTypedBalance(transaction, userId, id, account);
    if ((await transaction.$count(bankLinks, eq(bankLinks.userId, userId))) > 0) {
      await recalculateMoney(transaction, userId);
    }
    return { id };
  });
}

/**
 * Stores the typed balance of a manual account for a day, replacing an earlier typed balance of that day. Throws 404 if the
 * user has no manual account with this `id`.
 */
export async function updateBalance(db: Database, userId: string, id: string, balance: TypedBalance): Promise<void> {
  await withMoneyDataLock(db, userId, async (transaction) => {
    const account = await findManualAccount(transaction, userId, id);
    await storeTypedBalance(transaction, userId, account.id, balance);
    await recalculateMoney(transaction, userId);
  });
}

/** Deletes a manual account with everything that belongs to it. The caller holds the user's lock. */
export async function deleteManualAccount(db: Transaction, userId: string, id: string): Promise<void> {
  await forgetMappings(db, userId, id);
  await db.delete(moneyAccounts).where(eq(moneyAccounts.id, id));
}

/** Deletes a manual account with its balances, imports and transactions. Throws 404 if the user has no such account. */
export async function removeAccount(db: Database, userId: string, id: string): Promise<void> {
  await withMoneyDataLock(db, userId, async (transaction) => {
    const account = await findManualAccount(transaction, userId, id);
    await deleteManualAccount(transaction, userId, account.id);
    await recomputeAfterRemoval(transaction, userId);
  });
}

/**
 * Stores the decision whether a manual account is a linked account. Throws 404 for accounts that are not the user's.
 */
export async function saveSameAccountDecision(
  db: Database,
  userId: string,
  id: string,
  { account_id: linkedId, is_same: isSame }: SameAccount,
): Promise<void> {
  await withMoneyDataLock(db, userId, async (transaction) => {
    const { id: accountId } = await findManualAccount(transaction, userId, id);
    const { userId: owner, linkId } = moneyAccounts;
    const isOwn = and(eq(moneyAccounts.id, linkedId), eq(owner, userId), isNotNull(linkId));
    if (!isUuid(linkedId) || (await transaction.$count(moneyAccounts, isOwn)) === 0) {
      throw new ApiError(404, 'This account does not exist.');
    }
    const { accountId: ofAccount, linkedId: ofLinked, status: ofStatus } = moneySameAccounts;
    if (isSame) {
      // A manual account can be the same as only one linked account.
      await transaction.delete(moneySameAccounts).where(and(eq(ofAccount, accountId), ne(ofStatus, 'different')));
    }
    const status = isSame ? 'same' : 'different';
    await transaction
      .insert(moneySameAccounts)
      .values({ userId, accountId, linkedId, status })
      .onConflictDoUpdate({ target: [ofAccount, ofLinked], set: { status } });
    await recalculateMoney(transaction, userId);
  });
}
