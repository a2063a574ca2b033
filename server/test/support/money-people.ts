import type pg from 'pg';
import { insertUsers, type SignedInUser } from './users';

/** Inserts users with a linked bank, one account, and past years' transactions cycling through merchants and categories. */
export async function insertMoneyUsers(
  pool: pg.Pool,
  count: number,
  transactionsEach: number,
  years = 1,
): Promise<SignedInUser[]> {
  const days = years * 365 - 1;
  const people = await insertUsers(async (text, values) => pool.query(text, [...values]), count);
  const ids = people.map(({ id }) => id);
  await pool.query(
    `with people as (select unnest($1::uuid[]) as user_id),
     consents as (
       insert into bank_consents (user_id, scope, expires_at)
       select user_id, '[]', now() + interval '1 year' from people returning id, user_id
     ),
     links as (
       insert into bank_links (user_id, consent_id, provider_account_id, institution)
       select user_id, id, 'bench-' || user_id, 'Dag Site' from consents returning id, user_id
     )
     insert into money_accounts (user_id, link_id, provider_id, name, masked_number, type, container, side, currency, balance_cents, covers_from)
     select user_id, id, 'bench', 'Everyday Account', 'xxxx1234', 'CHECKING', 'bank', 'asset', 'AUD', 250000, current_date - $2::int from links`,
    [ids, days],
  );
  await pool.query(
    `insert into money_transactions (user_id, account_id, provider_id, date, amount_cents, currency, description, merchant,
       merchant_key, bank_category, is_pending, category, reason_kind, reason_value)
     select account.user_id, account.id, number::text, current_date - (number::bigint * $3::int / $2::int)::int,
       case when number % 20 = 0 then 90000 else -(1000 + number % 500) end, 'AUD', 'Shop ' || number % 40,
       'Shop ' || number % 40, 'shop', 'Groceries', false,
       case when number % 20 = 0 then 'income' else (array['groceries', 'eating_out', 'transport', 'housing'])[number % 4 + 1] end,
       'bank_category', 'Groceries'
     from money_accounts account, generate_series(1, $2::int) as number
     where account.user_id = any($1::uuid[])`,
    [ids, transactionsEach, days],
  );
  // Runs the vacuum that autovacuum would run within minutes, after which sums are read with index-only scans.
  await pool.query('vacuum analyze money_transactions');
  return people;
}
