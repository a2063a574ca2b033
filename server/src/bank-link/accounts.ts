import { getTableColumns, sql } from 'drizzle-orm';
import type { MoneyAccount } from '@verdant/shared/contract';
import type { Transaction } from '../database';
import type { AggregatorAccount } from './aggregator-reader';
import { moneyAccounts, type bankLinks } from './schema';

/** A stored bank connection with its user. */
export type OwnedLink = Readonly<Pick<typeof bankLinks.$inferSelect, 'id' | 'userId'>>;

const SHOWN_DIGITS = 4;
const sides: Readonly<Record<string, MoneyAccount['side']>> = {
  bank: 'asset',
  investment: 'asset',
  realEstate: 'asset',
  otherAssets: 'asset',
  creditCard: 'liability',
  loan: 'liability',
  otherLiabilities: 'liability',
};
const exclusionReasons: Readonly<Record<string, MoneyAccount['left_out']>> = {
  TO_BE_CLOSED: 'closed',
  CLOSED: 'closed',
  DELETED: 'closed',
  INACTIVE: 'inactive',
};

/**
 * Returns the balance, or the amount owed; undefined if only the available balance is known and the account has an
 * overdraft limit, which that balance possibly includes.
 */
function balanceOf({
  CONTAINER,
  balance,
  currentBalance,
  runningBalance,
  principalBalance,
  overDraftLimit,
}: AggregatorAccount) {
  if (CONTAINER === 'creditCard') return balance ?? runningBalance;
  if (CONTAINER === 'loan') return balance ?? principalBalance;
  if (CONTAINER !== 'bank' || currentBalance) return currentBalance ?? balance;
  return overDraftLimit && overDraftLimit.cents > 0 ? undefined : balance;
}

/** Returns the time of an account's figures: the older of the two times that the aggregator states. */
function readBalanceTime({ lastUpdated, dataset }: AggregatorAccount): Date | null {
  const basic = dataset.find(({ name }) => name === 'BASIC_AGG_DATA')?.lastUpdated;
  const times = [lastUpdated, basic].flatMap((time) => time ?? []);
  return times.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
}

/** Returns an account's database row, with the last digits of the number only. */
export function toAccountRow(account: AggregatorAccount) {
  const { accountNumber, accountName, accountType, CONTAINER, balance, accountStatus, includeInNetWorth } = account;
  const held = balanceOf(account);
  return {
    providerId: account.id,
    associated: account.associatedProviderAccountId,
    name: accountName || accountType || 'Account',
    maskedNumber: accountNumber === '' ? '' : `xxxx${accountNumber.slice(-SHOWN_DIGITS)}`,
    type: accountType,
    container: CONTAINER,
    side: sides[CONTAINER] ?? 'other',
    currency: (held ?? balance)?.currency ?? 'AUD',
    balanceCents: held?.cents ?? null,
    leftOut: exclusionReasons[accountStatus] ?? (includeInNetWorth ? null : 'excluded'),
    asOf: readBalanceTime(account),
    interestRate: account.interestRate ?? account.apr ?? null,
    minimumDueCents: account.minimumAmountDue?.cents ?? null,
    dueOn: account.dueDate ?? null,
  };
}

const { id: _a, userId: _b, linkId: _c, providerId: _d, coversFrom: _e, ...columns } = getTableColumns(moneyAccounts);
const excluded = Object.fromEntries(
  Object.entries(columns).map(([key, column]) => [key, sql.raw(`excluded."${column.name}"`)]),
);

/**
 * Inserts or updates the accounts of a link, identified by the aggregator's ids. The caller must hold the lock
 * (`lockMoneyData`).
 */
export async function saveAccounts(
  transaction: Transaction,
  { id: linkId, userId }: OwnedLink,
  accounts: readonly AggregatorAccount[],
): Promise<{ id: string; providerId: string; container: string }[]> {
  const rows = [...new Map(accounts.map((account) => [account.id, toAccountRow(account)])).values()];
  if (rows.length === 0) return [];
  return transaction
    .insert(moneyAccounts)
    .values(rows.map((row) => ({ ...row, userId, linkId })))
    .onConflictDoUpdate({ target: [moneyAccounts.linkId, moneyAccounts.providerId], set: excluded })
    .returning({ id: moneyAccounts.id, providerId: moneyAccounts.providerId, container: moneyAccounts.container });
}
