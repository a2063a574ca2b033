import { sql } from 'drizzle-orm';
import type { MoneyBalances } from '@verdant/shared/contract';
import { moneyAccounts } from '../bank-link/schema';
import type { Database, Transaction } from '../database';
import { moneyBalances, moneyImports } from './import/schema';
import { moneyTransactions } from './schema';

/** Days for which balances of linked accounts are stored: two years, so that a month can be compared with the same month a year before. */
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

/**
 * Balances at the ends of days that files contain: the closing balance of a file, less what was booked after the day. Of a liability,
 * what is owed, so that a purchase raises it.
 */
const ofFiles = (userId: string) => sql`
  select booked.account_id, booked.date as "on", null::uuid as import_id, closing.stored_at,
    (closing.balance_cents - case when a.side = 'liability' then -1 else 1 end * (
      sum(booked.cents) over later - booked.cents))::float8 as balance_cents
  from ${moneyImports} file
  join ${moneyBalances} closing on closing.import_id = file.id
  join ${moneyAccounts} a on a.id = file.account_id
  join lateral (
    select account_id, date, sum(amount_cents) as cents from ${moneyTransactions}
    where account_id = file.account_id and date between file.first_day and closing."on" and not is_pending
    group by account_id, date) booked on true
  where file.user_id = ${userId}
  window later as (partition by file.id order by booked.date desc)`;

/**
 * Returns the balances of a user's accounts from a day on, in cents of the account's currency, the oldest first. The first is what the
 * account had on that day, however long before it was given. A balance of the user or the bank comes before one of a file.
 */
export async function findBalanceHistory(db: Database, userId: string, from: string): Promise<MoneyBalances> {
  const { rows } = await db.execute<{ account_id: string; on: string; balance_cents: number }>(sql`
    select distinct on (account_id, "on") account_id, "on"::text, balance_cents from (
      select account_id, "on", import_id, stored_at, balance_cents::float8, false as is_derived
      from ${moneyBalances} where user_id = ${userId}
      union all
      select account_id, "on", import_id, stored_at, balance_cents, true from (${ofFiles(userId)}) of_files
    ) known
    order by account_id, "on", is_derived, import_id is not null, stored_at desc`);
  const ids = [...new Set(rows.map(({ account_id }) => account_id))];
  const daysOf = (id: string) => rows.filter(({ account_id }) => account_id === id);
  return { accounts: ids.map((account_id) => ({ account_id, balances: since(daysOf(account_id), from) })) };
}

type Day = MoneyBalances['accounts'][number]['balances'][number];

/** Returns the balances from a day on. The last earlier balance counts as that of the first day. */
function since(days: readonly Day[], from: string): Day[] {
  const balances = days.map(({ on, balance_cents }) => ({ on, balance_cents }));
  const later = balances.filter(({ on }) => on >= from);
  const before = balances.findLast(({ on }) => on < from);
  return before === undefined || later[0]?.on === from ? later : [{ ...before, on: from }, ...later];
}
