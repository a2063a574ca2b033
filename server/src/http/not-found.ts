import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from './api-error';

/** Folders of files, hidden names, and endings that only files have: never a page of the product. */
const FILE_PATH =
  /^\/(static|remotes|releases|lab|fault-lab)(\/|$)|\/\.|\.(js|mjs|css|map|json|xml|txt|html?|ico|png|jpe?g|gif|webp|svg|woff2?|webmanifest|php|env|zip|gz)$/i;

/** The path of a request as it was sent, without the query. */
export function pathOf(request: FastifyRequest): string {
  return request.url.split(/[?#]/, 1)[0] ?? '/';
}

export function isApiPath(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}

export function isFilePath(path: string): boolean {
  return FILE_PATH.test(path);
}

/** A file that is not there: plain text, not kept, and never taken for a script. */
export function answerMissingFile(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .type('text/plain; charset=utf-8')
    .send('Not found\n');
}

function notAllowed(methods: readonly string[]): ApiError {
  const named = methods.filter((method) => method !== 'HEAD').join(' or ');
  return new ApiError(405, `Please use ${named} at this address.`, { headers: { allow: methods.join(', ') } });
}

/**
 * What no route answers. Unknown API paths are JSON 404s, known ones with another method 405s that name the
 * right ones; a missing file is plain text; every other path is a page, so it only knows GET and HEAD.
 */
export function createUnknownHandler(methodsOf: (path: string) => string[]) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = pathOf(request);
    if (isApiPath(path)) {
      const methods = methodsOf(path);
      // The right method, and yet no route took it: a part of the path is longer than any of ours.
      if (methods.length === 0 || methods.includes(request.method)) {
        throw new ApiError(404, 'There is nothing at this address.');
      }
      throw notAllowed(methods);
    }
    if (isFilePath(path)) return answerMissingFile(reply);
    throw notAllowed(['GET', 'HEAD']);
  };
}

export type UnknownHandler = ReturnType<typeof createUnknownHandler>;

export function answerUnknown(app: FastifyInstance, handler: UnknownHandler): void {
  app.setNotFoundHandler(handler);
}
