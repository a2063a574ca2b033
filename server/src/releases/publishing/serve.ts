import type { FastifyInstance } from 'fastify';
import { answerMissingFile } from '../../http/not-found';
import { releaseUrl, type ReadReleaseFile } from '../read-file';
import { isPlainFile, isReleaseVersion } from './check-manifest';

const REMOTE = /^[a-z][a-z0-9-]{1,40}$/;

/** Whether a client takes brotli, from its `Accept-Encoding`. */
export function takesBrotli(header: string | undefined): boolean {
  return (header ?? '').split(',').some((part) => /^\s*br\s*(;\s*q\s*=\s*(?!0(\.0{0,3})?\s*$).+)?$/i.test(part));
}

/**
 * The files of published releases, under `/releases/<name>/<version>/`. As a release never changes, whoever gets
 * one may keep it for good; one that is not there may be there in a moment.
 */
export function servePublished(app: FastifyInstance, readReleaseFile: ReadReleaseFile): void {
  app.get<{ Params: { name: string; version: string; '*': string } }>(
    '/releases/:name/:version/*',
    async (request, reply) => {
      const { name, version, '*': path } = request.params;
      if (!REMOTE.test(name) || !isReleaseVersion(version) || !isPlainFile(path)) return answerMissingFile(reply);
      const file = await readReleaseFile(name, version, path, releaseUrl(name, version));
      if (!file) return answerMissingFile(reply);
      const useBrotli = file.contentBr !== undefined && takesBrotli(request.headers['accept-encoding']);
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
