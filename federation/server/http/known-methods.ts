import type { FastifyInstance } from 'fastify';

type Route = { readonly pattern: RegExp; readonly methods: ReadonlySet<string> };

function toPattern(url: string): RegExp {
  const source = url
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('/');
  return new RegExp(`^${source}/?$`);
}

/**
 * Collects the API's routes as they are registered, and returns which methods a path has: for the 405 of a path that
 * exists with another method. Call it before the routes are registered.
 */
export function collectMethods(app: FastifyInstance): (path: string) => string[] {
  const routes: Route[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/api/')) return;
    routes.push({ pattern: toPattern(url), methods: new Set([method].flat()) });
  });
  return (path) =>
    [...new Set(routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => [...methods]))].sort();
}
