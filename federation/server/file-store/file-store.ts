import { isNull, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ReleaseFile } from '../../contract';
import type { Database, Transaction } from '../database';
import { forEachConcurrently } from '../for-each-concurrently';
import { ApiError } from '../http';
import { isSourceMap } from '../http/paths';
import type { PublishedRemote, ReadPublished } from '../registry/published-layer';
import { publishedReleaseUrl } from '../registry/resolution';
import { isUnexpiredRelease, publications, releases } from '../registry/schema';
import { BucketError, openBucket, type BucketSettings } from './bucket';
import {
  databaseObjectStore,
  createDiskCache,
  readVerifiedFile,
  toHexHash,
  type ObjectStore,
  type StoredFile,
} from './objects';

const MEMORY_BYTES = 32 * 1024 * 1024;
const CONCURRENCY = 8;
/** Maximum concurrent copies, so that visitors' requests to the same bucket are not delayed. */
const COPIED_AT_ONCE = 4;
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
  const disk = options && createDiskCache(options.copies);
  const isStored = async (hash: string) => {
    for (const { has } of origins) if (await has(hash)) return true;
    return false;
  };

  /** Reads a file from the disk, or else from an origin, and then writes a copy to the disk. */
  const readFile = async (file: ReleaseFile): Promise<StoredFile> => {
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
          await forEachConcurrently(unused, CONCURRENCY, remove);
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
    fetchMethod: async (_hash, _stale, { context }) => orUnavailable(UNREADABLE, readFile(context)),
    ignoreFetchAbort: true,
  });

  return {
    /** Reads a file that a manifest lists. Throws 503 for an unreadable or damaged file. */
    get: async (file: ReleaseFile): Promise<StoredFile> => memory.forceFetch(toHexHash(file), { context: file }),
    /** Returns the hashes of the files that are not stored yet. Throws 503 if the store is unavailable. */
    missing: async (files: readonly ReleaseFile[]): Promise<string[]> => {
      const missing: string[] = [];
      const find = async (hash: string) => {
        if (!(await isStored(hash))) missing.push(hash);
      };
      await orUnavailable(NOT_STORED, forEachConcurrently(new Set(files.map(toHexHash)), CONCURRENCY, find));
      return missing;
    },
    /** Stores content with the hash in `file`, possibly compressed with brotli. Throws 503 if it cannot be stored. */
    put: async (file: ReleaseFile, object: Buffer): Promise<void> =>
      orUnavailable(NOT_STORED, (bucket ?? database).put(toHexHash(file), object)),
    /** Copies the files to the disk, and deletes copies that were not used for a week. */
    copy: async (files: readonly ReleaseFile[]): Promise<void> => {
      if (!disk) return;
      await forEachConcurrently(files, COPIED_AT_ONCE, async (file) => void (await readFile(file)));
      await disk.retain(files.map(toHexHash));
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

/** Milliseconds until a failed copy of active releases is tried again. */
const COPY_PAUSE_MS = 30_000;

/** Lists the files to copy of a remote, without source maps and files that are hosted elsewhere. */
const filesToCopy = ({ name, releases: candidates }: PublishedRemote): ReleaseFile[] =>
  candidates
    .filter(({ misfit }) => misfit === undefined)
    .filter(({ manifest, served }) => served.url === publishedReleaseUrl(name, manifest.version))
    .flatMap(({ manifest }) => Object.entries(manifest.files))
    .filter(([path]) => !isSourceMap(path))
    .map(([, file]) => file);

/** Copies the files of releases that visitors can get to this server's disk, for outages of the bucket or the database. */
export function createActiveReleaseCopies(
  { copy }: Pick<FileStore, 'copy'>,
  read: ReadPublished,
  log: Pick<FastifyBaseLogger, 'warn'>,
) {
  let copied: readonly PublishedRemote[] | undefined;
  const copyFiles = async (remotes: readonly PublishedRemote[]) => {
    copied = remotes;
    try {
      await copy(remotes.flatMap(filesToCopy));
    } catch (error) {
      log.warn({ err: error }, 'files of active releases cannot be copied; a page tries again later');
      setTimeout(() => (copied = undefined), COPY_PAUSE_MS).unref();
    }
  };

  return {
    readPublished: async (): Promise<readonly PublishedRemote[]> => {
      const remotes = await read();
      if (remotes !== copied) void copyFiles(remotes);
      return remotes;
    },
    /** Copies those files of active releases that this server's disk lacks, and marks every copy as used. */
    renew: async () => copyFiles(await read()),
  };
}
