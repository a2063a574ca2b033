import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { ReleaseManifest } from '../../contract';
import type { Database, Transaction } from '../database';
import { releases } from '../registry';
import { releaseFiles } from './schema';

export interface NewRelease {
  readonly manifest: ReleaseManifest;
  readonly url: string | undefined;
  readonly keyId: string;
  readonly signature: string;
  /** The text that was signed. */
  readonly payload: string;
}

export interface NewFile {
  readonly path: string;
  readonly content: Buffer;
  readonly contentBr: Buffer | undefined;
}

/** Lets one publication run at a time, on all servers: what it is checked against does not change meanwhile. */
export async function lockPublishing(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('federation-publishing'))`);
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

/** Stores a release and its files within the transaction. */
export async function saveRelease(
  transaction: Transaction,
  release: NewRelease,
  files: readonly NewFile[],
): Promise<void> {
  const { manifest, url, keyId, signature, payload } = release;
  const { name, version } = manifest;
  await transaction.insert(releases).values({ name, version, manifest, url: url ?? null, keyId, signature, payload });
  // One by one: a statement with all of them would have the release in memory several times.
  for (const { path, content, contentBr } of files) {
    await transaction.insert(releaseFiles).values({ name, version, path, content, contentBr: contentBr ?? null });
  }
}
