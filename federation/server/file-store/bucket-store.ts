import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database';
import { releases } from '../registry';
import type { Bucket } from './bucket';
import { BucketError, NOT_READ, unavailable } from './bucket-error';
import { eachOf } from './each-of';
import type { FileStore, FileToStore } from './file-store';
import { fileIn, hashOf } from './integrity';
import { lockPublishing } from './publishing-lock';

const CONCURRENCY = 8;
const PREPARE_MS = 60_000;
/** A publication stores its files first and its release some seconds later. */
const GRACE_MS = 24 * 60 * 60 * 1000;
/** Deleted under one lock, for which publications wait. */
const BATCH = 40;

const HASH = /^[0-9a-f]{96}$/;
const NOT_STORED =
  'The files of the release cannot be stored just now. Nothing was published; please try again in a moment.';

interface BucketStoreOptions {
  readonly db: Database;
  readonly bucket: Bucket;
  /** Has the files of releases that were published before there was a bucket. */
  readonly database: FileStore;
}

/** The hashes of all files that releases list. */
async function listedHashes(db: Database | Transaction): Promise<Set<string>> {
  const { rows } = await db.execute<{ integrity: string }>(
    sql`select distinct file.value ->> 'integrity' as integrity from ${releases}, jsonb_each(${releases.manifest} -> 'files') as file`,
  );
  return new Set(rows.map(hashOf));
}

/**
 * Files in a bucket, once for all releases that have them. A publication stores them before it waits for its lock, and looks
 * under the lock whether they are still there; what no release lists is deleted under the same lock.
 */
export function bucketStore({ db, bucket, database }: BucketStoreOptions): FileStore {
  const putMissing = async (files: readonly FileToStore[]) => {
    const deadline = Date.now() + PREPARE_MS;
    const byHash = new Map(files.map((file) => [hashOf(file), file]));
    try {
      await eachOf(byHash, CONCURRENCY, async ([hash, { content, contentBr = content }]) => {
        if (Date.now() > deadline) throw new BucketError('TIMEOUT', 'the bucket is too slow for a release', true);
        if (!(await bucket.has(hash))) await bucket.put(hash, contentBr);
      });
    } catch (error) {
      throw unavailable(error, NOT_STORED);
    }
  };

  const deleteUnlisted = async (hashes: readonly string[]) => {
    for (let at = 0; at < hashes.length; at += BATCH) {
      await db.transaction(async (transaction) => {
        await lockPublishing(transaction);
        const listed = await listedHashes(transaction);
        const unused = hashes.slice(at, at + BATCH).filter((hash) => !listed.has(hash));
        await eachOf(unused, CONCURRENCY, bucket.delete);
      });
    }
  };

  return {
    prepare: putMissing,
    put: async (_transaction, files) => putMissing(files),
    get: async (file) => {
      const stored = await database.get(file);
      if (stored) return stored;
      try {
        const hash = hashOf(file);
        const object = await bucket.get(hash, file.bytes);
        const found = object && (await fileIn(object, file));
        if (!found) {
          const what = object ? 'is not the file that its name says' : 'is missing';
          throw new BucketError(object ? 'CORRUPTED' : 'MISSING', `the object ${hash} ${what}`, false);
        }
        return found;
      } catch (error) {
        throw unavailable(error, NOT_READ);
      }
    },
    deleteUnused: async (removed) => {
      const files = removed.flatMap((manifest) => Object.values(manifest.files));
      await deleteUnlisted([...new Set(files.map(hashOf))]);
    },
    sweep: async () => {
      const listed = await listedHashes(db);
      const limit = Date.now() - GRACE_MS;
      const unlisted: string[] = [];
      for (let after = ''; ;) {
        const objects = await bucket.list(after);
        const last = objects.at(-1)?.hash;
        for (const { hash, modifiedAt } of objects) {
          if (HASH.test(hash) && !listed.has(hash) && modifiedAt.getTime() < limit) unlisted.push(hash);
        }
        if (last === undefined || last <= after) break;
        after = last;
      }
      await deleteUnlisted(unlisted);
    },
  };
}
