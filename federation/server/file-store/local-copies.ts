import { access, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseFile } from '../../contract';
import type { StoredFile } from './file-store';
import { fileIn, hashOf } from './integrity';
import { writeWhole } from './write-whole';

/** Another server may use the same folder, and go back to what it has. */
const RETENTION_MS = 7 * 24 * 60 * 60 * 1000;

/** Copies of files on this server's disk, by hash. */
export interface LocalCopies {
  /** Undefined when there is no intact copy. */
  readonly read: (file: ReleaseFile) => Promise<StoredFile | undefined>;
  readonly has: (file: ReleaseFile) => Promise<boolean>;
  readonly write: (file: ReleaseFile, content: StoredFile) => Promise<void>;
  /** Marks these as used, and deletes those that were not for a week. */
  readonly retain: (files: readonly ReleaseFile[]) => Promise<void>;
}

export function localCopies(folder: string): LocalCopies {
  const pathOf = (file: ReleaseFile) => join(folder, hashOf(file));
  return {
    read: async (file) => {
      const object = await readFile(pathOf(file)).catch(() => undefined);
      if (!object) return undefined;
      const found = await fileIn(object, file);
      // Then it is copied again.
      if (!found) await rm(pathOf(file), { force: true });
      return found;
    },
    has: async (file) =>
      access(pathOf(file)).then(
        () => true,
        () => false,
      ),
    write: async (file, { content, contentBr }) => writeWhole(pathOf(file), contentBr ?? content),
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
