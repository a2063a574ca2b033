import type { FastifyInstance } from 'fastify';
import { sendMissingFile } from '../http/unknown-paths';
import { isPlainFile, isReleaseVersion } from './check-manifest';
import type { ReadReleaseFile } from './release-files';

const REMOTE = /^[a-z][a-z0-9-]{1,40}$/;

/** Whether a client accepts brotli, from its `Accept-Encoding`. */
export function acceptsBrotli(header: string | undefined): boolean {
  return (header ?? '').split(',').some((part) => /^\s*br\s*(;\s*q\s*=\s*(?!0(\.0{0,3})?\s*$).+)?$/i.test(part));
}

/**
 * The files of published releases, under `/releases/<name>/<version>/`. As a release never changes, they may be cached
 * for good; a missing one may be published in a moment.
 */
export function serveReleases(app: FastifyInstance, readReleaseFile: ReadReleaseFile): void {
  app.get<{ Params: { name: string; version: string; '*': string } }>(
    '/releases/:name/:version/*',
    async (request, reply) => {
      const { name, version, '*': path } = request.params;
      if (!REMOTE.test(name) || !isReleaseVersion(version) || !isPlainFile(path)) return sendMissingFile(reply);
      const file = await readReleaseFile(name, version, path);
      if (!file) return sendMissingFile(reply);
      const useBrotli = file.contentBr !== undefined && acceptsBrotli(request.headers['accept-encoding']);
      return reply
        .headers({
          'cache-control': 'public, max-age=31536000, immutable',
          'cross-origin-resource-policy': 'cross-origin',
          'access-control-allow-origin': '*',
          vary: 'accept-encoding',
          ...(useBrotli && { 'content-encoding': 'br' }),
        })
        .type(file.type)
        .send(useBrotli ? file.contentBr : file.content);
    },
  );
}
