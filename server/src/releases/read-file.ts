import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database';
import { createCache } from './file-cache';
import { remoteUrl, type Builds } from './read-builds';
import { releaseFiles } from './schema';

export interface ReleaseFileContent {
  readonly content: Buffer;
  /** The same in brotli, where there is such a copy. */
  readonly contentBr: Buffer | undefined;
  /** Content type. */
  readonly type: string;
}

/** One file of a release that this server has; undefined when it has not, or the release lies elsewhere. */
export type ReadReleaseFile = (
  name: string,
  version: string,
  path: string,
  /** The folder as the registry gives it: a build beside the server may have the version of a published release. */
  url?: string,
) => Promise<ReleaseFileContent | undefined>;

/** Popular releases are read from the database once for each server. */
const CACHE_BYTES = 32 * 1024 * 1024;

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
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

/** Where the files of a published release are served, with a final slash. */
export function releaseUrl(name: string, version: string): string {
  return `/releases/${name}/${version}/`;
}

async function readPublished(
  db: Database,
  name: string,
  version: string,
  path: string,
): Promise<ReleaseFileContent | undefined> {
  const where = and(eq(releaseFiles.name, name), eq(releaseFiles.version, version), eq(releaseFiles.path, path));
  const [file] = await db
    .select({ content: releaseFiles.content, contentBr: releaseFiles.contentBr })
    .from(releaseFiles)
    .where(where);
  return file && { content: file.content, contentBr: file.contentBr ?? undefined, type: contentTypeOf(path) };
}

async function readBuilt(
  { remotes }: Builds,
  name: string,
  version: string,
  path: string,
): Promise<ReleaseFileContent | undefined> {
  const build = remotes.find(({ manifest }) => manifest.name === name && manifest.version === version);
  if (!build?.files.names.has(path)) return undefined;
  const read = async (file: string) => readFile(join(build.files.folder, file)).catch(() => undefined);
  const [content, contentBr] = await Promise.all([read(path), read(`${path}.br`)]);
  return content && { content, contentBr, type: contentTypeOf(path) };
}

/** Reads from the database what was published, and from the disk what is built beside the server. */
export function releaseFileReader(db: Database, builds: Builds): ReadReleaseFile {
  const cache = createCache<ReleaseFileContent>(
    CACHE_BYTES,
    ({ content, contentBr }) => content.length + (contentBr?.length ?? 0),
  );
  const readKept = async (name: string, version: string, path: string) => {
    const key = `${name}/${version}/${path}`;
    const kept = cache.get(key) ?? (await readPublished(db, name, version, path));
    // Only what is there: what is missing may be published a moment later, through another server.
    if (kept) cache.set(key, kept);
    return kept;
  };
  return async (name, version, path, url) => {
    const isBuild = url === remoteUrl(name);
    const published = isBuild ? undefined : await readKept(name, version, path);
    return published ?? (isBuild || url === undefined ? readBuilt(builds, name, version, path) : undefined);
  };
}
