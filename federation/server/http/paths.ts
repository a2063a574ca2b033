import type { FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';

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
