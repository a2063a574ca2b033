import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../database';
import { isSimilar, daysAroundDay } from './import/similar';
import { moneyTransactions } from './schema';

type Row = typeof moneyTransactions.$inferSelect;

export type DeletedRow = Pick<Row, 'date' | 'amountCents' | 'description' | 'ownCategory' | 'note' | 'split' | 'tags'>;

type NewRow = Pick<Row, 'providerId' | 'date' | 'amountCents' | 'description'>;

export const deletedColumns = {
  date: moneyTransactions.date,
  amountCents: moneyTransactions.amountCents,
  description: moneyTransactions.description,
  ownCategory: moneyTransactions.ownCategory,
  note: moneyTransactions.note,
  split: moneyTransactions.split,
  tags: moneyTransactions.tags,
};

/** Returns the deleted payment's row under a new bank id: same amount, similar words, nearest day within three days. */
export function findSuccessor(deleted: DeletedRow, rows: readonly NewRow[]): NewRow | undefined {
  const equal = rows.filter(({ amountCents }) => amountCents === deleted.amountCents);
  return daysAroundDay(deleted.date)
    .flatMap((day) => equal.filter(({ date }) => date === day))
    .find(({ description }) => isSimilar(description, deleted.description));
}

/** Copies the user's category, note, split and tags of deleted transactions to successors that have none of their own. */
export async function carryOverUserEdits(
  db: Transaction,
  accountId: string,
  deleted: readonly DeletedRow[],
  rows: readonly NewRow[],
): Promise<void> {
  for (const row of deleted) {
    const { ownCategory, note, split, tags } = row;
    if ([ownCategory, note, split, tags].every((own) => own === null)) continue;
    const successor = findSuccessor(row, rows);
    if (!successor) continue;
    const isIt = and(
      eq(moneyTransactions.accountId, accountId),
      eq(moneyTransactions.providerId, successor.providerId),
      isNull(moneyTransactions.ownCategory),
      isNull(moneyTransactions.note),
      isNull(moneyTransactions.split),
      isNull(moneyTransactions.tags),
    );
    await db.update(moneyTransactions).set({ ownCategory, note, split, tags }).where(isIt);
  }
}
