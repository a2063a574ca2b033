import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { ReleaseFile } from '../../contract';
import { isSourceMap } from '../http/paths';
import type { PublishedRemote, ReadPublished } from '../registry/published-layer';
import { publishedReleaseUrl } from '../registry/resolution';

/** Milliseconds for which unused copies are retained. Another server can share the folder and still need a copy. */
const RETENTION_MS = 7 * 24 * 60 * 60 * 1000;

/** Opens the copies of objects in a folder, which other servers can share. */
export function openDiskCopies(folder: string) {
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
    /** Marks the given objects as used, and deletes copies that were not used for a week. */
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
  copy: (files: readonly ReleaseFile[]) => Promise<void>,
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
