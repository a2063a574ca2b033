import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ImportMapping } from '@verdant/shared/contract';
import { bankLinks, moneyAccounts } from '../../bank-link/schema';
import type { Database, Transaction } from '../../database';
import { moneyTransactions } from '../schema';
import type { Candidate, Candidates } from './duplicates';
import type { Reading } from './reading';
import { moneyMappings } from './schema';

type Db = Database | Transaction;

/** Maximum number of equal amounts of one day in one account that are compared with a file. */
const MAX_EQUAL = 500;

/** Finds the transactions of the days and amounts of some rows (JSON), one look-up in the index `money_transactions_same` a row. */
const candidatesOf = (userId: string, piece: string, except: readonly string[]) => sql`
  select id, account_id as "accountId", date::text, amount_cents::float8 as "amountCents", description,
    provider_id as "providerId"
  from (
    select own.*, row_number() over (partition by own.account_id, own.date, own.amount_cents) as place
    from (
      select distinct date, "amountCents" from json_to_recordset(${piece}::json) as row (date date, "amountCents" bigint)
    ) as file
    join ${moneyTransactions} as own
      on own.user_id = ${userId} and own.date = file.date and own.amount_cents = file."amountCents"
    where own.account_id <> all(${sql.param(except)}::uuid[])
  ) as found
  where place <= ${MAX_EQUAL}`;

/** Finds the first and the last day of accounts within a period. */
async function findPeriods(db: Db, userId: string, accountIds: readonly string[], { first, last }: Days) {
  const dayOf = (order: SQL) => sql`(
    select date::text from ${moneyTransactions}
    where user_id = ${userId} and account_id = one.id and date between ${first} and ${last}
    order by date ${order} limit 1)`;
  const { rows } = await db.execute<{ id: string; first: string; last: string }>(sql`
    select one.id, ${dayOf(sql`asc`)} as first, ${dayOf(sql`desc`)} as last
    from unnest(${sql.param(accountIds)}::uuid[]) as one (id)`);
  return new Map(rows.map(({ id, ...days }) => [id, days]));
}

type Days = NonNullable<Reading['days']>;

/**
 * Finds the stored transactions that may be rows of a file, in all accounts of a user but `except`. Costs by the rows of the file, not by
 * what is stored.
 */
export async function findCandidates(
  db: Db,
  userId: string,
  { pieces, days }: Pick<Reading, 'pieces' | 'days'>,
  except: readonly string[],
): Promise<Candidates> {
  const found = new Map<string, Candidate>();
  for (const piece of pieces) {
    const { rows } = await db.execute<{ id: string } & { [Name in keyof Candidate]: Candidate[Name] }>(
      candidatesOf(userId, piece, except),
    );
    for (const { id, ...transaction } of rows) found.set(id, transaction);
    await nextTurn();
  }
  const ids = [...new Set([...found.values()].map(({ accountId }) => accountId))];
  const periods = days ? await findPeriods(db, userId, ids, days) : new Map<string, Days>();
  // The account whose transactions begin first is compared first.
  const firstOf = ({ accountId }: Candidate) => periods.get(accountId)?.first ?? '';
  const transactions = [...found.values()].toSorted((a, b) => firstOf(a).localeCompare(firstOf(b)));
  return { transactions, periods };
}

/** The names of a user's accounts, by their ids; with the bank where one is linked. */
export async function accountNames(db: Db, userId: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: moneyAccounts.id, name: moneyAccounts.name, institution: bankLinks.institution })
    .from(moneyAccounts)
    .leftJoin(bankLinks, eq(bankLinks.id, moneyAccounts.linkId))
    .where(eq(moneyAccounts.userId, userId));
  return new Map(
    rows.map(({ id, name, institution }) => [id, institution === null ? name : `${name}, ${institution}`]),
  );
}

/** Returns how this user's files are read, by their columns. */
export async function findMappings(db: Db, userId: string): Promise<Map<string, ImportMapping>> {
  const rows = await db.select().from(moneyMappings).where(eq(moneyMappings.userId, userId));
  return new Map(rows.map(({ columns, mapping }) => [columns, mapping]));
}

/** Maximum number of mappings of a user; more are not remembered. */
const MAX_MAPPINGS = 200;

/** Remembers how files with such columns are read. The caller holds the user's lock. */
export async function rememberMapping(db: Db, userId: string, columns: string, mapping: ImportMapping): Promise<void> {
  const others = and(eq(moneyMappings.userId, userId), ne(moneyMappings.columns, columns));
  if ((await db.$count(moneyMappings, others)) >= MAX_MAPPINGS) return;
  await db
    .insert(moneyMappings)
    .values({ userId, columns, mapping })
    .onConflictDoUpdate({ target: [moneyMappings.userId, moneyMappings.columns], set: { mapping } });
}
