import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../http/api-error';
import { isApiPath, isFilePath, pathOf, type UnknownHandler } from '../http/not-found';
import type { AllowPlaces } from '../http/security-headers';
import type { Builds } from '../releases/read-builds';
import { admitVisitor, visitorCookie } from '../releases/registry';
import { placesOf, resolveFor, type ResolutionLayer } from '../releases/resolution';
import { pagePath, renderPage, renderUnbuilt } from './page';

/** The inline scripts of the page, as a Content Security Policy names them. */
export function inlineScriptHashes({ shell }: Builds): string[] {
  if (!shell) return [];
  return [`'sha256-${createHash('sha256').update(shell.manifest.inlineScript).digest('base64')}'`];
}

/** Browsers name HTML and tools take anything; a client that wants data alone must not take the page for it. */
function takesPage(accept = '*/*'): boolean {
  return /text\/(html|\*)|\*\/\*/i.test(accept);
}

/**
 * Every path that is neither API nor file gets the shell's page; its router knows what to show there. A path that no remote
 * declares is a 404 to a client that takes no HTML: a health check of `/health` must not find the page healthy.
 */
export function servePages(
  app: FastifyInstance,
  { shell, remotes }: Builds,
  {
    layers,
    allowPlaces,
    unknown,
  }: { layers: readonly ResolutionLayer[]; allowPlaces: AllowPlaces; unknown: UnknownHandler },
): void {
  app.get('/*', async (request, reply) => {
    const path = pathOf(request);
    if (isApiPath(path) || isFilePath(path)) return unknown(request, reply);
    const page = pagePath(path);
    admitVisitor(request);
    const resolution = await resolveFor(request, remotes, layers);
    const isDeclared = resolution.remotes.some(({ pages }) => pages.some((declared) => declared.path === page));
    if (!isDeclared && !takesPage(request.headers.accept)) throw new ApiError(404, 'There is nothing at this address.');
    allowPlaces(request, reply, placesOf(resolution));
    const cookie = visitorCookie(request);
    if (cookie !== undefined) reply.header('set-cookie', cookie);
    return reply
      .code(shell ? 200 : 503)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(shell ? renderPage({ shell: shell.manifest, resolution }, page) : renderUnbuilt());
  });
}
