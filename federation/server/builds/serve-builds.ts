import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CROSS_ORIGIN_HEADERS } from '../http/security-headers';
import { sendFileNotFound } from '../http/unknown-paths';
import { isSourceMap } from '../http/paths';
import type { Builds } from './read-builds';
import { hasHashInName, type BuildFiles, type StoredBuild } from './store-build';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Reads the source map of a file; resolves to undefined if this server does not have it. */
export type ReadSourceMap = (name: string, version: string, map: string) => Promise<Buffer | undefined>;

interface MapReaders {
  readonly readSourceMap: ReadSourceMap;
  readonly mayPreview: (request: FastifyRequest) => Promise<boolean>;
}

/** Returns the build that contains the file. Only hashed files of earlier builds are served. */
function buildWith(name: string, { files, earlier }: StoredBuild): BuildFiles | undefined {
  return [files, ...(hasHashInName(name) ? earlier : [])].find(({ names }) => names.has(name));
}

function sendFile(reply: FastifyReply, build: StoredBuild, name: string): FastifyReply {
  const files = buildWith(name, build);
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
  { readSourceMap, mayPreview }: MapReaders,
): Promise<void> {
  await app.register(fastifyStatic, { serve: false, preCompressed: true, dotfiles: 'deny', index: false });

  const byName = new Map(remotes.map((build) => [build.manifest.name, build]));
  app.get<{ Params: { name: string; '*': string } }>('/remotes/:name/*', async (request, reply) => {
    const { name, '*': file } = request.params;
    const build = byName.get(name);
    if (build && isSourceMap(file) && (await mayPreview(request))) {
      const map = await readSourceMap(name, build.manifest.version, file);
      if (map) return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(map);
    }
    return build ? sendFile(reply, build, file) : sendFileNotFound(reply);
  });

  app.get<{ Params: { '*': string } }>('/static/*', async (request, reply) =>
    host ? sendFile(reply, host, `static/${request.params['*']}`) : sendFileNotFound(reply),
  );
  for (const name of host?.files.names ?? []) {
    if (host && !name.startsWith('static/')) {
      app.get(`/${name}`, async (_request, reply) => sendFile(reply.headers(CROSS_ORIGIN_HEADERS), host, name));
    }
  }
}
