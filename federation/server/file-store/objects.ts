import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { asc, eq, gt } from 'drizzle-orm';
import type { ReleaseFile } from '../../contract';
import type { Database } from '../database';
import { files } from '../registry/schema';

const PAGE = 1_000;

/** Stored objects, possibly compressed with brotli, by the hexadecimal hash of the uncompressed file. */
export interface ObjectStore {
  readonly has: (hash: string) => Promise<boolean>;
  readonly put: (hash: string, object: Buffer) => Promise<void>;
  /** Resolves to undefined if the object is missing; rejects if it is larger than `maxBytes`. */
  readonly get: (hash: string, maxBytes: number) => Promise<Buffer | undefined>;
  readonly delete: (hash: string) => Promise<void>;
  /** Resolves to the next hashes after `after`, in order; empty at the end. */
  readonly list: (after: string) => Promise<string[]>;
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
    list: async (after) => {
      const page = db.select({ hash: files.hash }).from(files).where(gt(files.hash, after));
      return (await page.orderBy(asc(files.hash)).limit(PAGE)).map(({ hash }) => hash);
    },
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

const compress = promisify(brotliCompress);
const COMPRESSIBLE = /\.(js|css|svg|json|txt|wasm)$/i;
/** Size in bytes above which a faster Brotli quality is used. The best quality takes about a second per megabyte. */
const THOROUGH_BYTES = 512 * 1024;
const MAX_QUALITY = 11;
const FAST_QUALITY = 5;

/** Returns the object to store for a file: its content compressed with brotli, or the content if that is smaller. */
export async function compressObject(path: string, content: Buffer): Promise<Buffer> {
  if (!COMPRESSIBLE.test(path)) return content;
  const quality = content.length > THOROUGH_BYTES ? FAST_QUALITY : MAX_QUALITY;
  const compressed = await compress(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
  return compressed.length < content.length ? compressed : content;
}

/** Milliseconds for which unused files are kept. Another server can share the folder and still need a file. */
const RETENTION_MS = 7 * 24 * 60 * 60 * 1000;

/** Opens the cache of objects in a folder, which other servers can share. */
export function createDiskCache(folder: string) {
  return {
    get: async (hash: string): Promise<Buffer | undefined> => readFile(join(folder, hash)).catch(() => undefined),
    /** Writes and then renames a file, so that other processes never read an incomplete one. */
    put: async (hash: string, object: Buffer): Promise<void> => {
      await mkdir(folder, { recursive: true });
      const draft = join(folder, `${hash}.${randomUUID()}`);
      try {
        await writeFile(draft, object);
        await rename(draft, join(folder, hash));
      } finally {
        await rm(draft, { force: true });
      }
    },
    /** Marks the given objects as used, and deletes cached objects that were not used for a week. */
    retain: async (used: readonly string[]): Promise<void> => {
      const now = new Date();
      for (const hash of used) await utimes(join(folder, hash), now, now).catch(() => undefined);
      for (const name of await readdir(folder).catch(() => [])) {
        const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: Infinity }));
        if (mtimeMs < now.getTime() - RETENTION_MS) await rm(join(folder, name), { force: true });
      }
    },
  };
}
