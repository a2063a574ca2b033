import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { ApiError } from './errors';

export const API_PREFIX = '/api/v1';

const FILE_PATH =
  /^\/(static|remotes|releases|lab|fault-lab)(\/|$)|\/\.|\.(js|mjs|css|map|json|xml|txt|html?|ico|png|jpe?g|gif|webp|svg|woff2?|webmanifest|php|env|zip|gz)$/i;

/** Returns the undecoded path of a request without the query. */
export function pathOf(request: FastifyRequest): string {
  return request.url.split(/[?#]/, 1)[0] ?? '/';
}

/** True for calls of the API and of remotes' own services (`/services/<remote>/<service>`). */
export function isApiPath(path: string): boolean {
  return /^\/(api(\/|$)|services\/[a-z][a-z0-9-]{1,40}\/[^/])/.test(path);
}

export function isFilePath(path: string): boolean {
  return FILE_PATH.test(path);
}

export function isScriptPath(path: string): boolean {
  return /\.m?js$/i.test(path);
}

/** True for the source map of a script, which is only for developers. */
export const isSourceMap = (file: string): boolean => file.endsWith('.js.map');

/**
 * Returns the URL of a request with a path that can be decoded. Every `%` of a malformed path is escaped, so that all
 * hooks handle the path as an unknown one.
 */
export function decodableUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  if (!url.includes('%')) return url;
  const [path = '/'] = url.split(/[?#]/, 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}

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

const segmentsOf = (path: string): readonly string[] => path.replace(/\/$/, '').split('/');

/** True if the route matches the path. A parameter such as `:id` matches any nonempty segment. */
const isAt = (route: readonly string[], path: readonly string[]) =>
  route.length === path.length &&
  route.every((part, index) => (part.startsWith(':') ? path[index] !== '' : part === path[index]));

/** Collects the API's routes registered afterwards. Returns a function that finds a path's methods for the 405 response. */
export function collectMethods(app: FastifyInstance): (path: string) => string[] {
  const routes: { readonly segments: readonly string[]; readonly methods: readonly string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    if (url.startsWith('/api/')) routes.push({ segments: segmentsOf(url), methods: [method].flat() });
  });
  return (path) => {
    const matching = routes.filter(({ segments }) => isAt(segments, segmentsOf(path)));
    return [...new Set(matching.flatMap(({ methods }) => methods))].sort();
  };
}
