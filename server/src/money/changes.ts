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
import { moneyTransactions } from './schema';
import { recalculateMoney } from './settle-money';

export async function findTags(db: Database | Transaction, userId: string): Promise<string[]> {
  const { tags } = moneyTransactions;
  const tag = sql<string>`unnest(${tags})`.as('tag');
  const isTagged = and(eq(moneyTransactions.userId, userId), moneyTransactions.isCounted, isNotNull(tags));
  const rows = await db.selectDistinct({ tag }).from(moneyTransactions).where(isTagged).orderBy(asc(tag));
  return rows.map((row) => row.tag);
}

type Stored = Pick<typeof moneyTransactions.$inferSelect, 'id' | 'tags' | 'ownCategory' | 'split'>;

type StoredById = Map<string, Stored>;

const tagsOf = (stored: ReadonlyMap<string, Stored>, id: string) => stored.get(id)?.tags ?? [];

/** Finds the transactions named in `changes`. Throws 404 if a transaction does not belong to the user. */
async function findStored(db: Transaction, userId: string, changes: readonly TransactionChange[]) {
  const ids = [...new Set(changes.flatMap((change) => change.ids))];
  const isMine = and(eq(moneyTransactions.userId, userId), inArray(moneyTransactions.id, ids.filter(isUuid)));
  const { id, tags, ownCategory, split } = moneyTransactions;
  const found = await db.select({ id, tags, ownCategory, split }).from(moneyTransactions).where(isMine);
  if (found.length < ids.length) throw new ApiError(404, 'This transaction does not exist.');
  return new Map(found.map((row): [string, Stored] => [row.id, row]));
}

/** Updates the transactions in memory, because later changes of the same request read this copy instead of the database. */
function remember(stored: StoredById, ids: readonly string[], changed: (row: Stored) => Partial<Stored>) {
  for (const id of ids) {
    const row = stored.get(id);
    if (row) stored.set(id, { ...row, ...changed(row) });
  }
}

/** Adds a tag to transactions, or removes it. Returns the ids of changed transactions. Throws 409 for too many tags. */
async function changeTag(db: Transaction, stored: StoredById, ids: readonly string[], tag: string, isAdded: boolean) {
  const changed = [...new Set(ids)].filter((id) => tagsOf(stored, id).includes(tag) !== isAdded);
  if (isAdded && changed.some((id) => tagsOf(stored, id).length >= MAX_TAGS)) {
    throw new ApiError(409, `A transaction can have ${MAX_TAGS} tags.`);
  }
  const { id: ofId, tags } = moneyTransactions;
  const after = isAdded
    ? sql`array_append(coalesce(${tags}, '{}'), ${tag}::text)`
    : sql`nullif(array_remove(${tags}, ${tag}::text), '{}')`;
  await db.update(moneyTransactions).set({ tags: after }).where(inArray(ofId, changed));
  remember(stored, changed, ({ tags: before }) => ({
    tags: isAdded ? [...(before ?? []), tag] : (before ?? []).filter((one) => one !== tag),
  }));
  return changed;
}

/** Sets the user's category for transactions without a split. Returns changed ids by the user's previous category. */
async function setCategory(
  db: Transaction,
  stored: StoredById,
  ids: readonly string[],
  category: MoneyCategory | null,
): Promise<Map<MoneyCategory | null, string[]>> {
  const before = new Map<MoneyCategory | null, string[]>();
  for (const id of new Set(ids)) {
    const row = stored.get(id);
    if (!row || row.split !== null || row.ownCategory === category) continue;
    before.set(row.ownCategory, [...(before.get(row.ownCategory) ?? []), id]);
  }
  const changed = [...before.values()].flat();
  await db.update(moneyTransactions).set({ ownCategory: category }).where(inArray(moneyTransactions.id, changed));
  remember(stored, changed, () => ({ ownCategory: category }));
  return before;
}

async function applyChange(
  db: Transaction,
  stored: StoredById,
  { ids, category, add_tag: added, remove_tag: removed }: TransactionChange,
): Promise<TransactionChange[]> {
  const undo: TransactionChange[] = [];
  const changeTo = async (tag: string, isAdded: boolean) => changeTag(db, stored, ids, tag, isAdded);
  if (removed !== undefined) undo.unshift({ ids: await changeTo(removed, false), add_tag: removed });
  if (added !== undefined) undo.unshift({ ids: await changeTo(added, true), remove_tag: added });
  if (category !== undefined) {
    for (const [before, changed] of await setCategory(db, stored, ids, category)) {
      undo.unshift({ ids: changed, category: before });
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
    const stored = await findStored(transaction, userId, changes);
    const spellings = new Map((await findTags(transaction, userId)).map((tag) => [tag.toLowerCase(), tag]));
    const undo: TransactionChange[] = [];
    for (const change of changes) {
      const { add_tag: added } = change;
      const spelled =
        added === undefined ? change : { ...change, add_tag: spellings.get(added.toLowerCase()) ?? added };
      undo.unshift(...(await applyChange(transaction, stored, spelled)));
    }
    // A changed category can affect transfers between any accounts, so all transactions are settled once after all changes.
    if (undo.some(({ category }) => category !== undefined)) await recalculateMoney(transaction, userId);
    return { changed: new Set(undo.flatMap(({ ids }) => ids)).size, undo };
  });
}
