import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database';
import { lockPublishing } from '../file-store';
import { hashToken, newToken } from '../http';
import { publications, type PublishedRelease } from '../registry';

const OPEN_MINUTES = 60;

export type Publication = typeof publications.$inferSelect;

const isOpen = gt(publications.begunAt, sql`now() - make_interval(mins => ${OPEN_MINUTES})`);

/** Stores a publication; returns its upload token. The lock lets a concurrent deletion of files see the publication. */
export async function savePublication(
  db: Database,
  publication: Omit<Publication, 'tokenHash' | 'result' | 'begunAt'>,
): Promise<string> {
  const token = newToken();
  await db.transaction(async (transaction) => {
    await lockPublishing(transaction);
    await transaction.insert(publications).values({ ...publication, tokenHash: hashToken(token) });
  });
  return token;
}

export async function findPublication(db: Database | Transaction, tokenHash: string): Promise<Publication | undefined> {
  const [found] = await db
    .select()
    .from(publications)
    .where(and(eq(publications.tokenHash, tokenHash), isOpen));
  return found;
}

export async function saveMissingFiles(db: Database, tokenHash: string, missing: readonly string[]): Promise<void> {
  await db
    .update(publications)
    .set({ missing: [...missing] })
    .where(eq(publications.tokenHash, tokenHash));
}

export async function saveFileArrival(db: Database, tokenHash: string, hash: string): Promise<number> {
  const [left] = await db
    .update(publications)
    .set({ missing: sql`array_remove(${publications.missing}, ${hash})` })
    .where(eq(publications.tokenHash, tokenHash))
    .returning({ missing: publications.missing });
  return left?.missing.length ?? 0;
}

export async function saveResult(transaction: Transaction, tokenHash: string, result: PublishedRelease): Promise<void> {
  await transaction.update(publications).set({ result }).where(eq(publications.tokenHash, tokenHash));
}

export async function deletePublication(db: Database, tokenHash: string): Promise<void> {
  await db.delete(publications).where(eq(publications.tokenHash, tokenHash));
}

export async function deleteOldPublications(db: Database): Promise<void> {
  await db.delete(publications).where(lte(publications.begunAt, sql`now() - make_interval(mins => ${OPEN_MINUTES})`));
}
