import { and, asc, between, eq, sql } from 'drizzle-orm';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ImportMapping } from '@verdant/shared/contract';
import { bankLinks, moneyAccounts } from '../../bank-link/schema';
import type { Database, Transaction } from '../../database';
import { moneyTransactions } from '../schema';
import type { StoredTransaction } from './duplicates';
import { moneyMappings } from './schema';

type Db = Database | Transaction;

/** What is worked on without letting other requests have their turn. */
const PAGE = 2_000;

/** All of a user's transactions of these days. */
export async function transactionsBetween(
  db: Db,
  userId: string,
  first: string,
  last: string,
): Promise<StoredTransaction[]> {
  const { id, date, accountId, amountCents, description, providerId } = moneyTransactions;
  const found: StoredTransaction[] = [];
  for (let after: { date: string; id: string } | undefined, isMore = true; isMore;) {
    const page = await db
      .select({ id, date, accountId, amountCents, description, providerId })
      .from(moneyTransactions)
      .where(
        and(
          eq(moneyTransactions.userId, userId),
          between(date, after?.date ?? first, last),
          after && sql`(${date}, ${id}) > (${after.date}::date, ${after.id}::uuid)`,
        ),
      )
      .orderBy(asc(date), asc(id))
      .limit(PAGE);
    found.push(...page);
    after = page.at(-1);
    isMore = page.length === PAGE;
    await nextTurn();
  }
  return found;
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

const isOf = (userId: string, columns: string) =>
  and(eq(moneyMappings.userId, userId), eq(moneyMappings.columns, columns));

/** How this user's files with such columns are read; undefined without one. */
export async function findMapping(db: Db, userId: string, columns: string): Promise<ImportMapping | undefined> {
  const [found] = await db.select().from(moneyMappings).where(isOf(userId, columns));
  return found?.mapping;
}

/** Remembers how files with such columns are read. */
export async function rememberMapping(db: Db, userId: string, columns: string, mapping: ImportMapping): Promise<void> {
  await db
    .insert(moneyMappings)
    .values({ userId, columns, mapping })
    .onConflictDoUpdate({ target: [moneyMappings.userId, moneyMappings.columns], set: { mapping } });
}
