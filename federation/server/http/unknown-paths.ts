import type { FastifyReply, FastifyRequest, FastifyInstance } from 'fastify';
import { ApiError } from './errors';
import { isApiPath, isFilePath, pathOf } from './paths';

/** Sends a 404 that browsers neither cache nor run as a script. */
export function sendFileNotFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .type('text/plain; charset=utf-8')
    .send('Not found\n');
}

function methodNotAllowedError(methods: readonly string[]): ApiError {
  const named = methods.filter((method) => method !== 'HEAD').join(' or ');
  return new ApiError(405, `Please use ${named} at this address.`, { headers: { allow: methods.join(', ') } });
}

export type UnknownPathHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Returns the handler for requests that match no route: 404 for an unknown API path or a missing file, otherwise 405.
 */
export function unknownPathHandler(methodsOf: (path: string) => string[]): UnknownPathHandler {
  return async (request, reply) => {
    const path = pathOf(request);
    if (isApiPath(path)) {
      const methods = methodsOf(path);
      // A path with a too long parameter matches no route, even with an allowed method.
      if (methods.length === 0 || methods.includes(request.method)) {
        throw new ApiError(404, 'There is nothing at this address.');
      }
      throw methodNotAllowedError(methods);
    }
    if (isFilePath(path)) return sendFileNotFound(reply);
    throw methodNotAllowedError(['GET', 'HEAD']);
  };
}

type Route = { readonly parts: readonly string[]; readonly methods: ReadonlySet<string> };

function segmentsOf(path: string): string[] {
  const parts = path.split('/');
  return parts.length > 2 && parts.at(-1) === '' ? parts.slice(0, -1) : parts;
}

/** True if the route matches the path. A parameter such as `:id` matches any nonempty segment. */
const isAt = ({ parts }: Route, path: readonly string[]) =>
  parts.length === path.length &&
  parts.every((part, index) => (part.startsWith(':') ? path[index] !== '' : part === path[index]));

/** Collects the API's routes registered afterwards. Returns a function that finds a path's methods for the 405 response. */
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
