import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReleaseFile, ReleaseManifest } from '../../contract';
import type { BuildFiles, Builds, StoredBuild } from '../builds/read-builds';
import type { Database } from '../database';
import type { FileStore, StoredFile } from '../file-store/file-store';
import { acceptsBrotli } from '../http/compress';
import { isSourceMap, sendFileNotFound } from '../http/paths';
import { CROSS_ORIGIN_HEADERS } from '../http/security-headers';
import type { GetReleaseStatus } from '../registry/published-remotes';
import { publishedReleaseUrl } from '../registry/resolution';
import { findRelease } from '../registry/store';
import { isReleaseVersion } from './check-release';

interface ReleaseFileContent extends StoredFile {
  readonly type: string;
}

/** Reads one file of a build, a release or a preview; undefined if the file is not on this server. */
export type ReadReleaseFile = (name: string, version: string, path: string) => Promise<ReleaseFileContent | undefined>;

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

/** Returns the folder of a build next to the server, or of an earlier build whose copy still exists. */
function folderOf({ remotes }: Builds, name: string, version: string) {
  const build = remotes.find(({ manifest }) => manifest.name === name);
  if (build?.manifest.version === version) return build.files;
  return build?.earlier.find(({ folder }) => /[+.]/.test(version) && version.endsWith(basename(folder)));
}

async function readBuilt(builds: Builds, name: string, version: string, path: string): Promise<StoredFile | undefined> {
  const files = folderOf(builds, name, version);
  // An unlisted path, such as `../x`, could leave the folder. Only scripts are listed, and not their source maps.
  if (!files?.names.has(isSourceMap(path) ? path.slice(0, -'.map'.length) : path)) return undefined;
  const read = async (file: string) =>
    readFile(join(files.folder, file)).catch((error: unknown) => {
      // Any other error is thrown, because an error such as too many open files does not mean that the file is missing.
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    });
  const [content, contentBr] = await Promise.all([read(path), read(`${path}.br`)]);
  return content && { content, contentBr };
}

/** Creates a reader of the files that all users can get: of builds, previews and public releases. */
export function publicFileReader(read: ReadReleaseFile, statusOf: GetReleaseStatus): ReadReleaseFile {
  return async (name, version, path) => {
    const isReadable = !isReleaseVersion(version) || (await statusOf(name, version)) === 'public';
    return isReadable ? read(name, version, path) : undefined;
  };
}

interface ReaderDependencies {
  readonly db: Database;
  readonly builds: Builds;
  readonly store: Pick<FileStore, 'get'>;
  readonly manifestOf: (name: string, version: string) => ReleaseManifest | undefined;
}

/** Creates a reader of files: of builds next to the server from the disk, of all others from the store. */
export function releaseFileReader({ db, builds, store, manifestOf }: ReaderDependencies): ReadReleaseFile {
  const findListed = async (name: string, version: string, path: string): Promise<ReleaseFile | undefined> => {
    const url = publishedReleaseUrl(name, version);
    const active = manifestOf(name, version);
    const release = active ? { manifest: active, url } : await findRelease(db, name, version);
    const isHere = release?.url === url || isSourceMap(path);
    return release && isHere && Object.hasOwn(release.manifest.files, path) ? release.manifest.files[path] : undefined;
  };
  return async (name, version, path) => {
    const built = await readBuilt(builds, name, version, path);
    if (built) return { ...built, type: contentTypeOf(path) };
    const file = await findListed(name, version, path);
    return file && { ...(await store.get(file)), type: contentTypeOf(path) };
  };
}

interface Readers {
  readonly readReleaseFile: ReadReleaseFile;
  readonly statusOf: GetReleaseStatus;
  readonly mayPreview: (request: FastifyRequest, name: string, version: string) => Promise<boolean>;
}

const FOR_GOOD = 'public, max-age=31536000, immutable';

/**
 * Serves the files of releases and previews. Only files of public releases are for all users and cached forever. A
 * removed release returns 404 for all users; files of other releases, and source maps, need permission to preview.
 */
export function serveReleases(app: FastifyInstance, { readReleaseFile, statusOf, mayPreview }: Readers): void {
  app.get<{ Params: { name: string; version: string; '*': string } }>(
    '/releases/:name/:version/*',
    async (request, reply) => {
      const { name, version, '*': path } = request.params;
      const isRelease = isReleaseVersion(version);
      const status = isRelease ? await statusOf(name, version) : undefined;
      const isForAll = status === 'public' && !isSourceMap(path);
      const isGuarded = isRelease ? !isForAll : isSourceMap(path);
      const isForNobody = status === 'removed' || (isGuarded && !(await mayPreview(request, name, version)));
      if (isForNobody) return sendFileNotFound(reply);
      const file = await readReleaseFile(name, version, path);
      if (!file) return sendFileNotFound(reply);
      const useBrotli = file.contentBr !== undefined && acceptsBrotli(request);
      return reply
        .headers({
          'cache-control': isForAll ? FOR_GOOD : 'no-store',
          vary: 'accept-encoding',
          ...(useBrotli && { 'content-encoding': 'br' }),
        })
        .type(file.type)
        .send(useBrotli ? file.contentBr : file.content);
    },
  );
}

/**
 * True if the name contains the hash of the content, as in `main.1a2b3c4d.js`. Browsers can cache such a file forever.
 */
export const hasHashInName = (name: string): boolean => /\.[0-9a-f]{8,}(?:\.[a-z0-9]+)+$/i.test(name);

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Reads the source map of a file; resolves to undefined if this server does not have it. */
export type ReadSourceMap = (name: string, version: string, map: string) => Promise<Buffer | undefined>;

interface BuildReaders {
  readonly readSourceMap: ReadSourceMap;
  readonly mayPreview: (request: FastifyRequest) => Promise<boolean>;
}

/** Returns the build that contains the file. Only hashed files of earlier builds are served. */
function buildWith(name: string, { files, earlier }: StoredBuild): BuildFiles | undefined {
  const build = [files, ...earlier].find(({ names }) => names.has(name));
  return build === files || hasHashInName(name) ? build : undefined;
}

function sendFile(reply: FastifyReply, build: StoredBuild | undefined, name: string): FastifyReply {
  const files = build && buildWith(name, build);
  if (!files) return sendFileNotFound(reply);
  const cache = hasHashInName(name) ? { maxAge: YEAR_MS, immutable: true } : { maxAge: 0 };
  return reply.header('vary', 'accept-encoding').sendFile(name, files.folder, cache);
}

/**
 * Serves the host's files under `/` and a remote's under `/remotes/<name>/`. Tabs that were opened before the last
 * build get files of their own build. Only users with permission to preview releases get source maps.
 */
export async function serveBuilds(
  app: FastifyInstance,
  { host, remotes }: Builds,
  { readSourceMap, mayPreview }: BuildReaders,
): Promise<void> {
  await app.register(fastifyStatic, { serve: false, preCompressed: true, dotfiles: 'deny', index: false });

  app.get<{ Params: { name: string; '*': string } }>('/remotes/:name/*', async (request, reply) => {
    const { name, '*': file } = request.params;
    const build = remotes.find(({ manifest }) => manifest.name === name);
    if (build && isSourceMap(file) && (await mayPreview(request))) {
      const map = await readSourceMap(name, build.manifest.version, file);
      if (map) return reply.header('cache-control', 'no-store').type(contentTypeOf(file)).send(map);
    }
    return sendFile(reply, build, file);
  });
  app.get<{ Params: { '*': string } }>('/static/*', async (request, reply) =>
    sendFile(reply, host, `static/${request.params['*']}`),
  );
  for (const name of host?.files.names ?? []) {
    if (name.startsWith('static/')) continue;
    app.get(`/${name}`, async (_request, reply) => sendFile(reply.headers(CROSS_ORIGIN_HEADERS), host, name));
  }
}
