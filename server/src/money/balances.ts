import { sql } from 'drizzle-orm';
import type { MoneyBalances } from '@verdant/shared/contract';
import { moneyAccounts } from '../bank-link/schema';
import type { Database, Transaction } from '../database';
import { groupBy } from './by-key';
import { moneyBalances, moneyImports, moneyTransactions } from './schema';

/** Days for which linked accounts' balances are stored: two years, to compare a month with the same month a year before. */
const KEPT_DAYS = 730;

/**
 * Stores the current balances of a link's accounts under the Australian day on which the bank stated the balances, and
 * deletes old balances. The caller holds the user's lock.
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
 * Query for the balances at the end of each day of imported files: the closing balance of a file less all later
 * transactions. For a liability the balance is the debt, which a purchase increases.
 */
const fileBalancesQuery = (userId: string) => sql`
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

/** Returns balances since `from`, oldest first. The user's or bank's balance of a day takes priority over a file's. */
export async function findBalanceHistory(db: Database, userId: string, from: string): Promise<MoneyBalances> {
  const { rows } = await db.execute<{ account_id: string; on: string; balance_cents: number }>(sql`
    select distinct on (account_id, "on") account_id, "on"::text, balance_cents from (
      select account_id, "on", import_id, stored_at, balance_cents::float8, false as is_derived
      from ${moneyBalances} where user_id = ${userId}
      union all
      select account_id, "on", import_id, stored_at, balance_cents, true from (${fileBalancesQuery(userId)}) of_files
    ) known
    order by account_id, "on", is_derived, import_id is not null, stored_at desc`);
  const accounts = groupBy(rows, ({ account_id }) => account_id);
  return { accounts: [...accounts].map(([account_id, days]) => ({ account_id, balances: balancesSince(days, from) })) };
}

type Day = MoneyBalances['accounts'][number]['balances'][number];

/** Returns the balances from the day `from` on. The latest earlier balance is used for `from` if that day has none. */
function balancesSince(days: readonly Day[], from: string): Day[] {
  const balances = days.map(({ on, balance_cents }) => ({ on, balance_cents }));
  const later = balances.filter(({ on }) => on >= from);
  const before = balances.findLast(({ on }) => on < from);
  return before === undefined || later[0]?.on === from ? later : [{ ...before, on: from }, ...later];
}
