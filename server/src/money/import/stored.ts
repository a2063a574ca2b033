import { and, between, eq, ne, sql } from 'drizzle-orm';
import type { ImportMapping, ImportPreview } from '@verdant/shared/contract';
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

async function findPeriods(db: Db, userId: string, { first, last }: Period): Promise<Map<string, Period>> {
  const { userId: owner, accountId, date } = moneyTransactions;
  const rows = await db
    .select({ accountId, first: sql<string>`min(${date})::text`, last: sql<string>`max(${date})::text` })
    .from(moneyTransactions)
    .where(and(eq(owner, userId), between(date, first, last)))
    .groupBy(accountId);
  return new Map(rows.map(({ accountId: id, ...days }) => [id, days]));
}

type FoundCandidate = { id: string } & { [Name in keyof CandidateTransaction]: CandidateTransaction[Name] };

/**
 * Finds stored transactions that are possibly rows of a file, without linked accounts that the user has marked as
 * different from the account. The cost grows with the file and with the transactions in its period.
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
  const periods = days ? await findPeriods(db, userId, days) : new Map<string, Period>();
  // Transactions are sorted so that the account with the earliest transaction is compared first.
  const firstOf = (transaction: CandidateTransaction) => periods.get(transaction.accountId)?.first ?? '';
  const transactions = [...found.values()].toSorted((a, b) => firstOf(a).localeCompare(firstOf(b)));
  return { transactions, periods };
}

/**
 * Finds the names of accounts with rows of a file, and the id of the file's manual account: the account with most of the
 * file's rows, or else the only one with its account number.
 */
export async function findAccountsOfFile(
  db: Db,
  userId: string,
  duplicates: readonly AccountDuplicates[],
  maskedNumber: string,
): Promise<Pick<ImportPreview, 'duplicates' | 'account_id'>> {
  const accounts = await db
    .select({ account: moneyAccounts, institution: bankLinks.institution })
    .from(moneyAccounts)
    .leftJoin(bankLinks, eq(bankLinks.id, moneyAccounts.linkId))
    .where(eq(moneyAccounts.userId, userId));
  const names = new Map(
    accounts.map(({ account: { id, name }, institution }) => [
      id,
      institution === null ? name : `${name}, ${institution}`,
    ]),
  );
  const manual = accounts.filter(({ account }) => account.linkId === null).map(({ account }) => account);
  const [most] = duplicates
    .filter(({ accountId }) => manual.some(({ id }) => id === accountId))
    .toSorted((a, b) => b.count - a.count);
  const numbered = manual.filter((account) => maskedNumber !== '' && account.maskedNumber === maskedNumber);
  return {
    duplicates: duplicates.map(({ accountId, count }) => ({ account: names.get(accountId) ?? '', count })),
    account_id: most?.accountId ?? (numbered.length === 1 ? numbered[0]?.id : undefined) ?? null,
  };
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
