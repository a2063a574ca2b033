import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageIdOf } from '../../contract';
import { normalizePath } from '../../contract/page-paths';
import type { Builds } from '../builds/read-builds';
import { ApiError } from '../http';
import { acceptsBrotli } from '../http/compress';
import { sendError, toApiError } from '../http/errors';
import { isApiPath, isFilePath, pathOf, type UnknownPathHandler } from '../http/paths';
import { setPlainPageHeaders, type SetPageHeaders } from '../http/security-headers';
import { assignVisitorId, setVisitorCookie } from '../registry/published-layer';
import { findPage, listReleases, type RequestedPage, type Resolution, type Resolve } from '../registry/resolution';
import { createPageCache } from './page-cache';
import type { Prerenderer } from './prerenderer';
import { renderBusyPage, renderUnbuiltPage, type GetPageMetadata } from './render-page';

export function inlineScriptHashes({ host }: Builds): string[] {
  if (!host) return [];
  return [`'sha256-${createHash('sha256').update(host.manifest.inlineScript).digest('base64')}'`];
}

/** True if `Accept` includes HTML by name (browsers) or as any type (tools). */
function acceptsPage(accept = '*/*'): boolean {
  return /text\/(html|\*)|\*\/\*/i.test(accept);
}

/** True if a browser opens a page. Browsers then name HTML in the `Accept` header. */
function isNavigation({ headers: { accept = '' } }: FastifyRequest): boolean {
  return /text\/html/i.test(accept);
}

/** True for a form that the browser itself submits, and not a script. */
function isFormNavigation(request: FastifyRequest): boolean {
  const { 'content-type': type = '' } = request.headers;
  return (
    isNavigation(request) && /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i.test(type)
  );
}

/** Returns an error handler that sends browsers a page if a limit refuses the request. */
function sendRefusal(pageFor: GetPageMetadata) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const { status, headers } = toApiError(error);
    const isRefused = status === 429 || status === 503;
    if (!isRefused || !isNavigation(request)) return void sendError(error, request, reply);
    setPlainPageHeaders(reply, []);
    void reply
      .code(status)
      .headers({ ...headers, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(renderBusyPage(pageFor(request.headers)));
  };
}

interface PageDependencies {
  readonly builds: Builds;
  readonly pageFor: GetPageMetadata;
  readonly prerenderer: Prerenderer;
  readonly resolve: Resolve;
  readonly allowPage: SetPageHeaders;
  readonly handleUnknown: UnknownPathHandler;
  /** Counts a page that a browser opens. `id`: the page's id (`pageIdOf`). */
  readonly countPage: (request: FastifyRequest, resolution: Resolution, requested: RequestedPage, id: string) => void;
}

/**
 * Serves the host's page for all paths except those of API and files, and redirects a form that was submitted before
 * the page's script has loaded. A client that does not accept HTML gets a 404 for an undeclared path.
 */
export function servePages(
  app: FastifyInstance,
  { builds: { host }, pageFor, prerenderer, resolve, allowPage, handleUnknown, countPage }: PageDependencies,
): void {
  const makePage = createPageCache((error) =>
    app.log.warn({ err: error }, 'a page could not be compressed in advance, and is compressed for each response'),
  );
  app.get('/*', { errorHandler: sendRefusal(pageFor) }, async (request, reply) => {
    const path = pathOf(request);
    if (isApiPath(path) || isFilePath(path)) return handleUnknown(request, reply);
    assignVisitorId(request);
    const resolution = await resolve(request);
    const requested = findPage(resolution, normalizePath(path));
    if (!requested && !acceptsPage(request.headers.accept)) {
      throw new ApiError(404, 'There is nothing at this address.');
    }
    const metadata = pageFor(request.headers);
    const prerendered = await prerenderer(resolution, requested, metadata.htmlAttributes['lang'] ?? '');
    const styleHashes = prerendered?.styles.map(({ hash }) => hash) ?? [];
    const urls = listReleases(resolution).map(({ url }) => url);
    const { nonce, otherOrigins } = allowPage(request, reply, { urls, styleHashes });
    setVisitorCookie(request, reply);
    void reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    if (!host) return reply.code(503).send(renderUnbuiltPage(metadata));
    if (requested) countPage(request, resolution, requested, pageIdOf(nonce));
    const content = { host: host.manifest, metadata, requested, resolution, otherOrigins, prerendered };
    const { body, encoding } = makePage(content, nonce, acceptsBrotli(request));
    if (encoding) void reply.headers({ 'content-encoding': encoding, vary: 'accept-encoding' });
    return reply.send(body);
  });

  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST' || !request.is404 || !isFormNavigation(request)) return undefined;
    const requested = normalizePath(pathOf(request));
    // The target of the redirect has no query, which can contain the fields of the form.
    return findPage(await resolve(request), requested)
      ? reply.header('cache-control', 'no-store').redirect(requested, 303)
      : undefined;
  });
}
