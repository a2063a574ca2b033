import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ReleaseFile } from '../../contract';
import type { Database, Transaction } from '../database';
import { ApiError } from '../http';
import { files, isUnexpiredRelease, publications, releases } from '../registry/schema';
import { BucketError, openBucket, type BucketSettings, type ObjectStore } from './bucket';
import { openDiskCopies } from './disk-copies';

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
async function readVerifiedFile(object: Buffer, { bytes, integrity }: ReleaseFile): Promise<StoredFile | undefined> {
  if (integrityOf(object) === integrity) return { content: object, contentBr: undefined };
  const content = await decompress(object, { maxOutputLength: Math.max(1, bytes) }).catch(() => undefined);
  return content && integrityOf(content) === integrity ? { content, contentBr: object } : undefined;
}

const compress = promisify(brotliCompress);
const COMPRESSIBLE = /\.(js|css|svg|json|txt|wasm)$/i;
/** Size in bytes above which a faster Brotli quality is used. The best quality takes about a second per megabyte. */
const THOROUGH_BYTES = 512 * 1024;
const MAX_QUALITY = 11;
const FAST_QUALITY = 5;

/** Returns the object to store for a file: its content compressed with brotli, or the content if that is smaller. */
async function compressObject(path: string, content: Buffer): Promise<Buffer> {
  if (!COMPRESSIBLE.test(path)) return content;
  const quality = content.length > THOROUGH_BYTES ? FAST_QUALITY : MAX_QUALITY;
  const compressed = await compress(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
  return compressed.length < content.length ? compressed : content;
}

const PAGE = 1_000;

function databaseObjectStore(db: Database): ObjectStore {
  return {
    missing: async (hashes) => {
      const found = await db.select({ hash: files.hash }).from(files).where(inArray(files.hash, hashes));
      const stored = new Set(found.map(({ hash }) => hash));
      return hashes.filter((hash) => !stored.has(hash));
    },
    put: async (hash, object) => {
      await db.insert(files).values({ hash, object }).onConflictDoNothing();
    },
    get: async (hash) => {
      const [found] = await db.select({ object: files.object }).from(files).where(eq(files.hash, hash));
      return found?.object;
    },
    delete: async (hashes) => {
      await db.delete(files).where(inArray(files.hash, hashes));
    },
    list: async (after) => {
      const page = db.select({ hash: files.hash }).from(files).where(gt(files.hash, after));
      return (await page.orderBy(asc(files.hash)).limit(PAGE)).map(({ hash }) => hash);
    },
  };
}

const MEMORY_BYTES = 32 * 1024 * 1024;
/** Maximum number of files deleted under one lock, because publications wait while the lock is held. */
const BATCH = 40;

const HASH = /^[0-9a-f]{96}$/;
const NOT_STORED =
  'The files of the release cannot be stored just now. Nothing was published; please try again in a moment.';

const UNREADABLE = 'The files of releases cannot be read just now. Please try again in a moment.';

/** Rejects with a 503 for clients in place of a `BucketError`, and with any other error unchanged. */
async function orUnavailable<T>(detail: string, work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (!(error instanceof BucketError)) throw error;
    throw new ApiError(503, detail, { headers: { 'retry-after': '2' }, cause: error });
  });
}

export interface FileStoreOptions {
  readonly bucket: BucketSettings | undefined;
  readonly copies: string;
}

export type FileStore = ReturnType<typeof openFileStore>;

/**
 * Locks publishing on all servers until the end of the transaction. While the lock is held, no files are deleted, and data
 * that a publication has checked does not change.
 */
export async function lockPublishing(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('federation-publishing'))`);
}

async function listedHashes(db: Database | Transaction): Promise<Set<string>> {
  const hashesIn = (manifest: typeof releases.manifest | typeof publications.manifest) =>
    sql`jsonb_path_query(${manifest}, '$.files.*.integrity') #>> '{}' as integrity`;
  const { rows } = await db.execute<{ integrity: string }>(
    sql`select ${hashesIn(releases.manifest)} from ${releases} where ${isUnexpiredRelease}
      union select ${hashesIn(publications.manifest)} from ${publications} where ${isNull(publications.result)}`,
  );
  return new Set(rows.map(toHexHash));
}

/** Opens the store. Files are written to the bucket if a bucket is configured, else to the database, and read from both. */
export function openFileStore(
  db: Database,
  options: FileStoreOptions | undefined,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
) {
  const database = databaseObjectStore(db);
  const bucket = options?.bucket && openBucket(options.bucket);
  const origins = bucket ? [database, bucket] : [database];
  const disk = options && openDiskCopies(options.copies);

  /** Reads a file from the disk, or else from an origin, and then writes a copy to the disk. */
  const readStored = async (file: ReleaseFile): Promise<StoredFile> => {
    const hash = toHexHash(file);
    const copy = await disk?.get(hash);
    const copied = copy && (await readVerifiedFile(copy, file));
    if (copied) return copied;
    for (const { get } of origins) {
      const object = await get(hash, file.bytes);
      if (!object) continue;
      const found = await readVerifiedFile(object, file);
      if (!found) throw new BucketError('CORRUPTED', `the object ${hash} is not the file that its name says`, false);
      await disk?.put(hash, object).catch((error: unknown) => {
        log.warn({ err: error }, 'a file of a release cannot be copied to this server');
      });
      return found;
    }
    throw new BucketError('MISSING', `the object ${hash} is missing`, false);
  };

  const deleteUnlisted = async ({ list, delete: remove }: ObjectStore) => {
    const listedBefore = await listedHashes(db);
    for (let after = ''; ;) {
      const hashes = await list(after);
      const unlisted = hashes.filter((hash) => HASH.test(hash) && !listedBefore.has(hash));
      for (let at = 0; at < unlisted.length; at += BATCH) {
        await db.transaction(async (transaction) => {
          await lockPublishing(transaction);
          const listed = await listedHashes(transaction);
          const unused = unlisted.slice(at, at + BATCH).filter((hash) => !listed.has(hash));
          await remove(unused);
        });
      }
      const last = hashes.at(-1);
      if (last === undefined || last <= after) return;
      after = last;
    }
  };

  const memory = new LRUCache<string, StoredFile, ReleaseFile>({
    maxSize: MEMORY_BYTES,
    // `LRUCache` refuses a size of 0.
    sizeCalculation: ({ content, contentBr }) => Math.max(1, content.length + (contentBr?.length ?? 0)),
    fetchMethod: async (_hash, _stale, { context }) => orUnavailable(UNREADABLE, readStored(context)),
    ignoreFetchAbort: true,
  });

  return {
    /** Reads a file that a manifest lists. Throws 503 for an unreadable or damaged file. */
    get: async (file: ReleaseFile): Promise<StoredFile> => memory.forceFetch(toHexHash(file), { context: file }),
    /** Returns the hashes of the files that are not stored yet. Throws 503 if the store is unavailable. */
    missing: async (releaseFiles: readonly ReleaseFile[]): Promise<string[]> => {
      let hashes = [...new Set(releaseFiles.map(toHexHash))];
      for (const { missing } of origins) hashes = await orUnavailable(NOT_STORED, missing(hashes));
      return hashes;
    },
    /** Stores content with the hash in `file`. Throws 503 if it cannot be stored. */
    put: async (path: string, file: ReleaseFile, content: Buffer): Promise<void> => {
      const object = await compressObject(path, content);
      await orUnavailable(NOT_STORED, (bucket ?? database).put(toHexHash(file), object));
    },
    /** Copies the files to the disk one by one, and deletes copies that were not used for a week. */
    copy: async (releaseFiles: readonly ReleaseFile[]): Promise<void> => {
      for (const file of releaseFiles) await readStored(file);
      await disk?.retain(releaseFiles.map(toHexHash));
    },
    /**
     * Deletes files that no release, preview or open publication lists. Only logs a failure, because the next call tries
     * again.
     */
    deleteUnused: async (): Promise<void> => {
      try {
        for (const origin of origins) await deleteUnlisted(origin);
      } catch (error) {
        log.error({ err: error }, 'unused files of releases cannot be deleted; the next clean-up tries again');
      }
    },
  };
}
