import type { FastifyInstance, FastifyRequest } from 'fastify';
import { acceptsBrotli } from '../http/compress';
import { sendMissingFile } from '../http/unknown-paths';
import { isPlainRelativePath, isReleaseVersion } from './check-manifest';
import type { GetReleaseStatus } from '../registry';
import type { ReadReleaseFile } from './release-files';
import { isSourceMap } from '../http/paths';

const REMOTE = /^[a-z][a-z0-9-]{1,40}$/;

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
      if (!REMOTE.test(name) || !isPlainRelativePath(path)) return sendMissingFile(reply);
      const isRelease = isReleaseVersion(version);
      const status = isRelease ? await statusOf(name, version) : undefined;
      const isForAll = status === 'public' && !isSourceMap(path);
      const isGuarded = isRelease ? !isForAll : isSourceMap(path);
      const isForNobody = status === 'removed' || (isGuarded && !(await mayPreview(request, name, version)));
      if (isForNobody) return sendMissingFile(reply);
      const file = await readReleaseFile(name, version, path);
      if (!file) return sendMissingFile(reply);
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
