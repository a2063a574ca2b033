import { asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../database';
import { files } from './schema';

const PAGE = 1_000;

export interface ListedObject {
  readonly hash: string;
  readonly modifiedAt: Date;
}

/** Stored objects, possibly compressed with brotli, by the hexadecimal hash of the uncompressed file. */
export interface ObjectStore {
  readonly has: (hash: string) => Promise<boolean>;
  readonly put: (hash: string, object: Buffer) => Promise<void>;
  /** Resolves to undefined if the object is missing; rejects if it is larger than `maxBytes`. */
  readonly get: (hash: string, maxBytes: number) => Promise<Buffer | undefined>;
  readonly delete: (hash: string) => Promise<void>;
  readonly list: (after: string) => Promise<ListedObject[]>;
}

export function databaseObjectStore(db: Database): ObjectStore {
  return {
    has: async (hash) => (await db.$count(files, eq(files.hash, hash))) > 0,
    put: async (hash, object) => {
      await db.insert(files).values({ hash, object }).onConflictDoNothing();
    },
    get: async (hash) => {
      const [found] = await db.select({ object: files.object }).from(files).where(eq(files.hash, hash));
      return found?.object;
    },
    delete: async (hash) => {
      await db.delete(files).where(eq(files.hash, hash));
    },
    list: async (after) =>
      db
        .select({ hash: files.hash, modifiedAt: files.storedAt })
        .from(files)
        .where(gt(files.hash, after))
        .orderBy(asc(files.hash))
        .limit(PAGE),
  };
}
