import type { FastifyReply, FastifyRequest, FastifyInstance } from 'fastify';
import { ApiError } from './errors';
import { isApiPath, isFilePath, pathOf } from './paths';

/** The 404 of a file: plain text, not cached, and never taken for a script. */
export function sendMissingFile(reply: FastifyReply): FastifyReply {
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

export type UnknownPathHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Responds if no route matches: with a JSON 404 to an unknown API path, a 405 with the allowed methods to a wrong method,
 * and plain text for a missing file. All other paths are pages, which allow only GET and HEAD.
 */
export function unknownPathHandler(methodsOf: (path: string) => string[]): UnknownPathHandler {
  return async (request, reply) => {
    const path = pathOf(request);
    if (isApiPath(path)) {
      const methods = methodsOf(path);
      // An allowed method can still have no route: a segment may exceed the maximum length of a parameter.
      if (methods.length === 0 || methods.includes(request.method)) {
        throw new ApiError(404, 'There is nothing at this address.');
      }
      throw notAllowed(methods);
    }
    if (isFilePath(path)) return sendMissingFile(reply);
    throw notAllowed(['GET', 'HEAD']);
  };
}

type Route = { readonly parts: readonly string[]; readonly methods: ReadonlySet<string> };

/** Returns the segments of a path, without an empty segment for a final slash. */
function segmentsOf(path: string): string[] {
  const parts = path.split('/');
  return parts.length > 2 && parts.at(-1) === '' ? parts.slice(0, -1) : parts;
}

/** `:id` in a route stands for any segment. */
const isAt = ({ parts }: Route, path: readonly string[]) =>
  parts.length === path.length &&
  parts.every((part, index) => (part.startsWith(':') ? path[index] !== '' : part === path[index]));

/**
 * Collects the API's routes as they are registered. Returns a function that finds the methods of a path, for the 405
 * response. Call it before the routes are registered.
 */
export function collectMethods(app: FastifyInstance): (path: string) => string[] {
  const routes: Route[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/api/')) return;
    routes.push({ parts: segmentsOf(url), methods: new Set([method].flat()) });
  });
  return (path) => {
    const parts = segmentsOf(path);
    return [...new Set(routes.filter((route) => isAt(route, parts)).flatMap(({ methods }) => [...methods]))].sort();
  };
}
