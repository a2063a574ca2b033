import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { MoneyBalances } from '@verdant/shared/contract';
import { moneyAccounts } from '../bank-link/schema';
import type { Database, Transaction } from '../database';
import { moneyBalances } from './import/schema';

/** Balances of linked accounts are kept for two years: enough to compare a month with the same of the year before. */
const KEPT_DAYS = 730;

/**
 * Stores what the accounts of a link hold as their balances of a day in Australia: of the bank's time, or of now where it gave none. A
 * later update of the day replaces them. Deletes those that are older than is kept. The caller holds the user's lock.
 */
export async function storeBalances(db: Transaction, linkId: string): Promise<void> {
  await db.execute(sql`
    insert into ${moneyBalances} (user_id, account_id, "on", balance_cents)
    select user_id, id, (coalesce(as_of, now()) at time zone 'Australia/Sydney')::date, balance_cents
    from ${moneyAccounts}
    where link_id = ${linkId} and balance_cents is not null and left_out is distinct from 'closed'
    on conflict (account_id, "on") where import_id is null
      do update set balance_cents = excluded.balance_cents, stored_at = now()`);
  await db.execute(sql`
    delete from ${moneyBalances} using ${moneyAccounts}
    where ${moneyAccounts.linkId} = ${linkId} and ${moneyAccounts.id} = ${moneyBalances.accountId}
      and ${moneyBalances.on} < current_date - ${KEPT_DAYS}::int`);
}

/** Of a day with two, the one that the user or the bank gave, not the one of a file. */
const bestOfDay = () => [sql`${moneyBalances.importId} is not null`, desc(moneyBalances.storedAt)];

/**
 * The balances of a user's accounts from a day on, in cents of the account's currency, the oldest first. The first is what the account
 * had on that day, however long before it was given.
 */
export async function findBalanceHistory(db: Database, userId: string, from: string): Promise<MoneyBalances> {
  const { accountId, on, balanceCents } = moneyBalances;
  const fields = { accountId, on, balance_cents: balanceCents };
  const earlier = await db
    .selectDistinctOn([accountId], fields)
    .from(moneyBalances)
    .where(and(eq(moneyBalances.userId, userId), lt(on, from)))
    .orderBy(asc(accountId), desc(on), ...bestOfDay());
  const since = await db
    .selectDistinctOn([accountId, on], fields)
    .from(moneyBalances)
    .where(and(eq(moneyBalances.userId, userId), gte(on, from)))
    .orderBy(asc(accountId), asc(on), ...bestOfDay());
  const hasFirst = new Set(since.filter((one) => one.on === from).map((one) => one.accountId));
  const first = earlier.filter((one) => !hasFirst.has(one.accountId)).map((one) => ({ ...one, on: from }));
  const byAccount = new Map<string, MoneyBalances['accounts'][number]['balances']>();
  for (const { accountId: account, ...balance } of [...first, ...since]) {
    const balances = byAccount.get(account);
    if (balances) balances.push(balance);
    else byAccount.set(account, [balance]);
  }
  return { accounts: [...byAccount].map(([account_id, balances]) => ({ account_id, balances })) };
}
