import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Builds } from '../builds/read-builds';
import type { ReadStored } from '../file-store';
import type { StatusOf } from '../registry';
import { isReleaseVersion } from './check-manifest';
import { createFileCache, type ReleaseFileContent } from './file-cache';
import { isSourceMap } from '../http/paths';

export type { ReleaseFileContent } from './file-cache';

/** Reads one file of a release that this server has; undefined when it does not, or the release is elsewhere. */
export type ReadReleaseFile = (name: string, version: string, path: string) => Promise<ReleaseFileContent | undefined>;

/** Popular releases are read from their store once per server. */
const CACHE_BYTES = 32 * 1024 * 1024;

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.wasm': 'application/wasm',
};

export function contentTypeOf(path: string): string {
  return types[extname(path).toLowerCase()] ?? 'application/octet-stream';
}

async function readBuilt(
  { remotes }: Builds,
  name: string,
  version: string,
  path: string,
): Promise<ReleaseFileContent | undefined> {
  const build = remotes.find(({ manifest }) => manifest.name === name && manifest.version === version);
  if (!build?.files.names.has(path)) return undefined;
  const read = async (file: string) =>
    readFile(join(build.files.folder, file)).catch((error: unknown) => {
      // Anything else, such as too many open files, reveals nothing about the release.
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    });
  const [content, contentBr] = await Promise.all([read(path), read(`${path}.br`)]);
  return content && { content, contentBr, type: contentTypeOf(path) };
}

/** The same of what anyone may have: builds, previews, and releases that are public. */
export function publicFileReader(read: ReadReleaseFile, statusOf: StatusOf): ReadReleaseFile {
  return async (name, version, path) => {
    const isReadable = !isReleaseVersion(version) || (await statusOf(name, version)) === 'public';
    return isReadable ? read(name, version, path) : undefined;
  };
}

/** Reads from their store the files of what was published, and from the disk those of what is built next to the server. */
export function releaseFileReader(readStored: ReadStored, builds: Builds): ReadReleaseFile {
  const cache = createFileCache(CACHE_BYTES);
  const reading = new Map<string, Promise<ReleaseFileContent | undefined>>();
  const readPublished = async (key: string, name: string, version: string, path: string) => {
    const stored = await readStored(name, version, path);
    const file = stored && { ...stored, type: contentTypeOf(path) };
    // Only what exists: what is missing may be published a moment later, through another server. No visitor loads a map.
    if (file && !isSourceMap(path)) cache.set(key, file);
    return file;
  };
  const readCached = async (name: string, version: string, path: string) => {
    const key = `${name}/${version}/${path}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const shared = reading.get(key) ?? readPublished(key, name, version, path).finally(() => reading.delete(key));
    reading.set(key, shared);
    return shared;
  };
  return async (name, version, path) =>
    (await readBuilt(builds, name, version, path)) ?? readCached(name, version, path);
}
