import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import {
  MAX_TAGS,
  type ChangedTransactions,
  type MoneyCategory,
  type TransactionChange,
} from '@verdant/shared/contract';
import { ApiError } from '@verdant/federation/http';
import { withMoneyDataLock } from '../bank-link';
import { isUuid, type Database, type Transaction } from '../database';
import { groupBy } from './by-key';
import { moneyTransactions } from './schema';
import { recalculateMoney } from './recalculate-money';

export async function findTags(db: Database | Transaction, userId: string): Promise<string[]> {
  const { tags } = moneyTransactions;
  const tag = sql<string>`unnest(${tags})`.as('tag');
  const isTagged = and(eq(moneyTransactions.userId, userId), moneyTransactions.isCounted, isNotNull(tags));
  const rows = await db.selectDistinct({ tag }).from(moneyTransactions).where(isTagged).orderBy(asc(tag));
  return rows.map((row) => row.tag);
}

/** Finds transactions of the user. Throws 404 if a transaction does not belong to the user. */
async function findChangeable(db: Transaction, userId: string, ids: readonly string[]) {
  const unique = [...new Set(ids)];
  const isMine = and(eq(moneyTransactions.userId, userId), inArray(moneyTransactions.id, unique.filter(isUuid)));
  const { id, tags, ownCategory, split } = moneyTransactions;
  const found = await db.select({ id, tags, ownCategory, split }).from(moneyTransactions).where(isMine);
  if (found.length < unique.length) throw new ApiError(404, 'This transaction does not exist.');
  return found.map((row) => ({ ...row, tags: row.tags ?? [] }));
}

type Changeable = Awaited<ReturnType<typeof findChangeable>>[number];
const idsOf = (rows: readonly Changeable[]) => rows.map(({ id }) => id);

/** Adds a tag to transactions, or removes it. Returns the ids of changed transactions. Throws 409 for too many tags. */
async function changeTag(db: Transaction, found: readonly Changeable[], tag: string, isAdded: boolean) {
  const changed = found.filter((row) => row.tags.includes(tag) !== isAdded);
  if (isAdded && changed.some((row) => row.tags.length >= MAX_TAGS)) {
    throw new ApiError(409, `A transaction can have ${MAX_TAGS} tags.`);
  }
  const { id, tags } = moneyTransactions;
  const after = isAdded
    ? sql`array_append(coalesce(${tags}, '{}'), ${tag}::text)`
    : sql`nullif(array_remove(${tags}, ${tag}::text), '{}')`;
  await db
    .update(moneyTransactions)
    .set({ tags: after })
    .where(inArray(id, idsOf(changed)));
  return idsOf(changed);
}

/** Sets the user's category for transactions without a split. Returns changed rows by the user's previous category. */
async function setCategory(db: Transaction, found: readonly Changeable[], category: MoneyCategory | null) {
  const changed = found.filter((row) => row.split === null && row.ownCategory !== category);
  await db
    .update(moneyTransactions)
    .set({ ownCategory: category })
    .where(inArray(moneyTransactions.id, idsOf(changed)));
  return groupBy(changed, (row) => row.ownCategory);
}

async function applyChange(
  db: Transaction,
  userId: string,
  { ids, category, add_tag: added, remove_tag: removed }: TransactionChange,
): Promise<TransactionChange[]> {
  const undo: TransactionChange[] = [];
  // The transactions are read before each step, because an earlier step can have changed them.
  const find = async () => findChangeable(db, userId, ids);
  if (removed !== undefined) undo.unshift({ ids: await changeTag(db, await find(), removed, false), add_tag: removed });
  if (added !== undefined) undo.unshift({ ids: await changeTag(db, await find(), added, true), remove_tag: added });
  if (category !== undefined) {
    for (const [before, rows] of await setCategory(db, await find(), category)) {
      undo.unshift({ ids: idsOf(rows), category: before });
    }
  }
  return undo.filter((change) => change.ids.length > 0);
}

/** Makes all changes or none; returns the changes for an undo. Throws 404 (unknown transaction) or 409 (too many tags). */
export async function changeTransactions(
  db: Database,
  userId: string,
  changes: readonly TransactionChange[],
): Promise<ChangedTransactions> {
  return withMoneyDataLock(db, userId, async (transaction) => {
    const spellings = new Map((await findTags(transaction, userId)).map((tag) => [tag.toLowerCase(), tag]));
    const undo: TransactionChange[] = [];
    for (const change of changes) {
      const { add_tag: added } = change;
      const spelled =
        added === undefined ? change : { ...change, add_tag: spellings.get(added.toLowerCase()) ?? added };
      undo.unshift(...(await applyChange(transaction, userId, spelled)));
    }
    // A changed category can affect transfers between any accounts, so all transactions are categorised once after all changes.
    if (undo.some(({ category }) => category !== undefined)) await recalculateMoney(transaction, userId);
    return { changed: new Set(undo.flatMap(({ ids }) => ids)).size, undo };
  });
}
