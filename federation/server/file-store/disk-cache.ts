import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseFile } from '../../contract';
import { readVerifiedFile, toHexHash, type StoredFile } from './objects';

/** Milliseconds for which unused files are kept. Another server can share the folder and still need a file. */
const RETENTION_MS = 7 * 24 * 60 * 60 * 1000;

export interface DiskCache {
  readonly read: (file: ReleaseFile) => Promise<StoredFile | undefined>;
  readonly write: (file: ReleaseFile, content: StoredFile) => Promise<void>;
  /** Marks the given files as used, and deletes cached files that were not used for a week. */
  readonly retain: (files: readonly ReleaseFile[]) => Promise<void>;
}

/** Writes and then renames a file, so that other processes never read an incomplete one. */
async function writeWhole(folder: string, path: string, content: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  try {
    await writeFile(draft, content);
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}

export function diskCache(folder: string): DiskCache {
  const pathOf = (file: ReleaseFile) => join(folder, toHexHash(file));
  return {
    read: async (file) => {
      const object = await readFile(pathOf(file)).catch(() => undefined);
      if (!object) return undefined;
      const found = await readVerifiedFile(object, file);
      if (!found) await rm(pathOf(file), { force: true });
      return found;
    },
    write: async (file, { content, contentBr }) => writeWhole(folder, pathOf(file), contentBr ?? content),
    retain: async (files) => {
      const now = new Date();
      for (const file of files) await utimes(pathOf(file), now, now).catch(() => undefined);
      for (const name of await readdir(folder).catch(() => [])) {
        const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: Infinity }));
        if (mtimeMs < now.getTime() - RETENTION_MS) await rm(join(folder, name), { force: true });
      }
    },
  };
}
