import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { ReleaseManifest } from '../../contract';
import type { Database, Transaction } from '../database';
import type { FileStore, FileToStore, NewFile } from '../file-store';
import { releases } from '../registry';

export interface NewRelease {
  readonly manifest: ReleaseManifest;
  readonly url: string | undefined;
  readonly keyId: string;
  readonly signature: string;
  /** The text that was signed. */
  readonly payload: string;
}

export async function isPublished(db: Database | Transaction, name: string, version: string): Promise<boolean> {
  const found = await db
    .select({ one: sql`1` })
    .from(releases)
    .where(and(eq(releases.name, name), eq(releases.version, version)));
  return found.length > 0;
}

/** The newest release of every other remote, in the order in which they were published. */
export async function newestOfOthers(db: Database | Transaction, name: string): Promise<ReleaseManifest[]> {
  const newest = db
    .selectDistinctOn([releases.name], { manifest: releases.manifest, publishedAt: releases.publishedAt })
    .from(releases)
    .where(ne(releases.name, name))
    .orderBy(releases.name, desc(releases.publishedAt))
    .as('newest');
  const rows = await db.select({ manifest: newest.manifest }).from(newest).orderBy(newest.publishedAt);
  return rows.map(({ manifest }) => manifest);
}

/** Files with what the manifest states about them. */
export function asListed({ name, version, files: listed }: ReleaseManifest, files: readonly NewFile[]): FileToStore[] {
  return files.flatMap((file) => {
    const entry = listed[file.path];
    return entry ? [{ ...entry, ...file, name, version }] : [];
  });
}

/** Stores a release and its files within the transaction. */
export async function saveRelease(
  transaction: Transaction,
  { put }: Pick<FileStore, 'put'>,
  release: NewRelease,
  files: readonly FileToStore[],
): Promise<void> {
  const { manifest, url, keyId, signature, payload } = release;
  const { name, version } = manifest;
  await transaction.insert(releases).values({ name, version, manifest, url: url ?? null, keyId, signature, payload });
  await put(transaction, files);
}
