import { and, eq } from 'drizzle-orm';
import { ApiError } from '@verdant/federation/http';
import { isUuid, type Database } from '../database';
import { moneyTransactions } from './schema';

/** Stores the note of a user about a transaction; an empty text deletes it. Throws 404 for a transaction that this user does not have. */
export async function saveNote(db: Database, userId: string, id: string, note: string): Promise<void> {
  const isMine = and(eq(moneyTransactions.id, id), eq(moneyTransactions.userId, userId));
  const saved = isUuid(id)
    ? await db
        .update(moneyTransactions)
        .set({ note: note === '' ? null : note })
        .where(isMine)
        .returning({ id: moneyTransactions.id })
    : [];
  if (saved.length === 0) throw new ApiError(404, 'This transaction does not exist.');
}
