import type { FastifyInstance } from 'fastify';

type Route = { readonly parts: readonly string[]; readonly methods: ReadonlySet<string> };

/** The segments of a path, of which a final slash makes none. */
function segmentsOf(path: string): string[] {
  const parts = path.split('/');
  return parts.length > 2 && parts.at(-1) === '' ? parts.slice(0, -1) : parts;
}

/** `:id` in a route stands for any segment. */
const isAt = ({ parts }: Route, path: readonly string[]) =>
  parts.length === path.length &&
  parts.every((part, index) => (part.startsWith(':') ? path[index] !== '' : part === path[index]));

/**
 * Collects the API's routes as they are registered, and returns which methods a path has: for the 405 of a path that
 * exists with another method. Call it before the routes are registered.
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
