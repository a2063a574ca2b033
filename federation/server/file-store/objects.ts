import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { asc, eq, gt } from 'drizzle-orm';
import type { ReleaseFile } from '../../contract';
import type { Database } from '../database';
import { files } from './schema';

const PAGE = 1_000;

/** Stored objects, possibly compressed with brotli, by the hexadecimal hash of the uncompressed file. */
export interface ObjectStore {
  readonly has: (hash: string) => Promise<boolean>;
  readonly put: (hash: string, object: Buffer) => Promise<void>;
  /** Resolves to undefined if the object is missing; rejects if it is larger than `maxBytes`. */
  readonly get: (hash: string, maxBytes: number) => Promise<Buffer | undefined>;
  readonly delete: (hash: string) => Promise<void>;
  readonly list: (after: string) => Promise<{ hash: string; modifiedAt: Date }[]>;
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

/** Content of a file, and a brotli copy if the copy is smaller than the content. */
export interface StoredFile {
  readonly content: Buffer;
  readonly contentBr: Buffer | undefined;
}

const decompress = promisify(brotliDecompress);

export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** Returns the name of a file's object: its hash in hexadecimal. */
export const toHexHash = ({ integrity }: Pick<ReleaseFile, 'integrity'>): string =>
  Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');

/** Returns the file in a stored object, which can be compressed with brotli; undefined if the hash does not match. */
export async function readVerifiedFile(
  object: Buffer,
  { bytes, integrity }: Pick<ReleaseFile, 'bytes' | 'integrity'>,
): Promise<StoredFile | undefined> {
  if (integrityOf(object) === integrity) return { content: object, contentBr: undefined };
  const content = await decompress(object, { maxOutputLength: Math.max(1, bytes) }).catch(() => undefined);
  return content && integrityOf(content) === integrity ? { content, contentBr: object } : undefined;
}
