import { and, eq, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { ImportMapping } from '@verdant/shared/contract';
import { bankLinks, moneyAccounts } from '../../bank-link/schema';
import type { Database, Transaction } from '../../database';
import { findSameAccountPairs } from '../same-accounts/pairs';
import { moneyMappings, moneyTransactions } from '../schema';
import type { AccountDuplicates, CandidateTransaction, DuplicateCandidates, Period } from './compare-rows';
import type { ReadingResult } from './read-file';
import { MAX_DATE_GAP_DAYS } from '../days';

type Db = Database | Transaction;

const MAX_EQUAL = 500;

const candidate = sql`id, account_id as "accountId", date::text, amount_cents::float8 as "amountCents", description,
  provider_id as "providerId", is_pending as "isPending"`;

/**
 * Query for transactions with a row's amount within `MAX_DATE_GAP_DAYS` of its day; uses the index
 * `money_transactions_same`.
 */
const candidatesOf = (userId: string, chunk: string, except: readonly string[]) => sql`
  select ${candidate}
  from (
    select own.*, row_number() over (partition by own.account_id, own.date, own.amount_cents) as place
    from (
      select distinct date + days as date, "amountCents"
      from json_to_recordset(${chunk}::json) as row (date date, "amountCents" bigint),
        generate_series(${sql.raw(String(-MAX_DATE_GAP_DAYS))}, ${sql.raw(String(MAX_DATE_GAP_DAYS))}) as days
    ) as file
    join ${moneyTransactions} as own
      on own.user_id = ${userId} and own.date = file.date and own.amount_cents = file."amountCents"
    where own.account_id <> all(${sql.param(except)}::uuid[])
  ) as found
  where place <= ${MAX_EQUAL}`;

const byBankId = (accountId: string, chunk: string) => sql`
  select ${candidate} from ${moneyTransactions}
  where account_id = ${accountId} and provider_id = any(array(
    select "bankId" from json_to_recordset(${chunk}::json) as row ("bankId" text) where "bankId" is not null))`;

async function findPeriods(db: Db, userId: string, accountIds: readonly string[], { first, last }: Days) {
  const dayOf = (order: SQL) => sql`(
    select date::text from ${moneyTransactions}
    where user_id = ${userId} and account_id = account.id and date between ${first} and ${last}
    order by date ${order} limit 1)`;
  const { rows } = await db.execute<{ id: string; first: string; last: string }>(sql`
    select account.id, ${dayOf(sql`asc`)} as first, ${dayOf(sql`desc`)} as last
    from unnest(${sql.param(accountIds)}::uuid[]) as account (id)`);
  return new Map(rows.map(({ id, ...days }) => [id, days]));
}

type FoundCandidate = { id: string } & { [Name in keyof CandidateTransaction]: CandidateTransaction[Name] };
type Days = NonNullable<ReadingResult['days']>;

/**
 * Finds stored transactions that are possibly rows of a file, without linked accounts that the user has marked as
 * different from the account. The cost grows only with the file.
 */
export async function findDuplicateCandidates(
  db: Db,
  userId: string,
  { chunks, days }: Pick<ReadingResult, 'chunks' | 'days'>,
  accountId: string | undefined,
): Promise<DuplicateCandidates> {
  const found = new Map<string, CandidateTransaction>();
  const pairs = accountId === undefined ? [] : await findSameAccountPairs(db, userId);
  const except = pairs.flatMap((pair) =>
    pair.accountId === accountId && pair.status === 'different' ? [pair.linkedId] : [],
  );
  const isEmpty = (await db.$count(moneyTransactions, eq(moneyTransactions.userId, userId))) === 0;
  for (const chunk of isEmpty ? [] : chunks) {
    const queries = [
      ...(accountId === undefined ? [] : [byBankId(accountId, chunk)]),
      candidatesOf(userId, chunk, except),
    ];
    for (const query of queries) {
      const { rows } = await db.execute<FoundCandidate>(query);
      for (const { id, ...transaction } of rows) found.set(id, transaction);
    }
  }
  const ids = [...new Set([...found.values()].map(({ accountId: id }) => id))];
  const periods = days ? await findPeriods(db, userId, ids, days) : new Map<string, Days>();
  // Transactions are sorted so that the account with the earliest transaction is compared first.
  const firstOf = (transaction: CandidateTransaction) => periods.get(transaction.accountId)?.first ?? '';
  const transactions = [...found.values()].toSorted((a, b) => firstOf(a).localeCompare(firstOf(b)));
  return { transactions, periods };
}

export async function findAccountNames(db: Db, userId: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: moneyAccounts.id, name: moneyAccounts.name, institution: bankLinks.institution })
    .from(moneyAccounts)
    .leftJoin(bankLinks, eq(bankLinks.id, moneyAccounts.linkId))
    .where(eq(moneyAccounts.userId, userId));
  return new Map(
    rows.map(({ id, name, institution }) => [id, institution === null ? name : `${name}, ${institution}`]),
  );
}

/** Returns a mapping's key with the account: files of another account with the same columns can need another mapping. */
const mappingKey = (accountId: string, columns: string) => `${accountId} ${columns}`;

export async function findMappings(
  db: Db,
  userId: string,
  accountId: string | undefined,
): Promise<Map<string, ImportMapping>> {
  if (accountId === undefined) return new Map();
  const prefix = mappingKey(accountId, '');
  const isOwn = and(eq(moneyMappings.userId, userId), sql`starts_with(${moneyMappings.columns}, ${prefix})`);
  const rows = await db.select().from(moneyMappings).where(isOwn);
  return new Map(rows.map(({ columns, mapping }) => [columns.slice(prefix.length), mapping]));
}

const MAX_MAPPINGS = 200;

/** Stores the mapping with which files of an account with these columns are read. The caller holds the user's lock. */
export async function rememberMapping(
  db: Db,
  userId: string,
  { accountId, columns: names, mapping }: { accountId: string; columns: string; mapping: ImportMapping },
): Promise<void> {
  const columns = mappingKey(accountId, names);
  const others = and(eq(moneyMappings.userId, userId), ne(moneyMappings.columns, columns));
  if ((await db.$count(moneyMappings, others)) >= MAX_MAPPINGS) return;
  await db
    .insert(moneyMappings)
    .values({ userId, columns, mapping })
    .onConflictDoUpdate({ target: [moneyMappings.userId, moneyMappings.columns], set: { mapping } });
}

export async function forgetMappings(db: Db, userId: string, accountId: string): Promise<void> {
  const isOwn = sql`starts_with(${moneyMappings.columns}, ${mappingKey(accountId, '')})`;
  await db.delete(moneyMappings).where(and(eq(moneyMappings.userId, userId), isOwn));
}

/** Finds a file's manual account: the one with most of the file's rows, or else the only one with its account number. */
export async function findAccountOfFile(
  db: Db,
  userId: string,
  duplicates: readonly AccountDuplicates[],
  maskedNumber: string,
): Promise<string | null> {
  const counts = new Map(duplicates.map(({ accountId, count }) => [accountId, count]));
  const accounts = await db
    .select({ id: moneyAccounts.id, number: moneyAccounts.maskedNumber })
    .from(moneyAccounts)
    .where(and(eq(moneyAccounts.userId, userId), isNull(moneyAccounts.linkId)));
  const [most] = accounts.toSorted((a, b) => (counts.get(b.id) ?? 0) - (counts.get(a.id) ?? 0));
  if (most && (counts.get(most.id) ?? 0) > 0) return most.id;
  const [numbered, ...others] = maskedNumber === '' ? [] : accounts.filter(({ number }) => number === maskedNumber);
  return numbered && others.length === 0 ? numbered.id : null;
}
