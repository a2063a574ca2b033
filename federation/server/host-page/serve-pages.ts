import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { pageIdOf } from '../../contract';
import { normalizePath } from '../../contract/normalize-path';
import type { Builds } from '../builds/read-builds';
import { ApiError } from '../http';
import { sendError, toApiError } from '../http/errors';
import { isApiPath, isFilePath, pathOf } from '../http/paths';
import { setPlainPageHeaders, type SetPageHeaders } from '../http/security-headers';
import type { UnknownPathHandler } from '../http/unknown-paths';
import { assignVisitorId, setVisitorCookie } from '../registry/published-layer';
import {
  findPage,
  isCacheable,
  listReleaseFolders,
  resolutionId,
  type RequestedPage,
  type Resolution,
  type Resolve,
} from '../registry/resolution';
import type { PrerenderedPage, Prerenderer } from './prerenderer';
import { renderBusyPage, renderPage, renderUnbuiltPage, type GetPageMetadata, type PageContent } from './render-page';

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

/** Maximum length of all cached pages, in characters. */
const MAX_CACHED = 16 * 2 ** 20;

interface CachedPage {
  /** Parts of the page between the places of the nonce. */
  readonly texts: readonly string[];
  readonly prerendered: PrerenderedPage | undefined;
}

/** Returns a cache key for all inputs of a page except the prerendered content. */
function pageKey({ metadata, requested, resolution, otherOrigins }: Omit<PageContent, 'nonce'>): string {
  // Clients can request any number of paths, so the key contains the declared path.
  const declared = requested?.page.path ?? null;
  return JSON.stringify([declared, metadata, otherOrigins, resolutionId(resolution)]);
}

/**
 * Returns a function that renders a page once for all visitors with the same content. Pages with overrides or faults are
 * rendered each time.
 */
function createPageRenderer(): (content: PageContent) => string {
  const mark = randomBytes(16).toString('hex');
  const pages = new LRUCache<string, CachedPage>({
    maxSize: MAX_CACHED,
    sizeCalculation: ({ texts }) => texts.reduce((sum, { length }) => sum + length, 1),
  });
  return (content) => {
    if (!isCacheable(content.resolution)) return renderPage(content);
    const { prerendered, nonce } = content;
    const key = pageKey(content);
    let page = pages.get(key);
    if (!page || page.prerendered !== prerendered) {
      page = { texts: renderPage({ ...content, nonce: mark }).split(mark), prerendered };
      pages.set(key, page);
    }
    return page.texts.join(nonce);
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
  const render = createPageRenderer();
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
    const { nonce, otherOrigins } = allowPage(request, reply, { urls: listReleaseFolders(resolution), styleHashes });
    setVisitorCookie(request, reply);
    void reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    if (!host) return reply.code(503).send(renderUnbuiltPage(metadata));
    if (requested) countPage(request, resolution, requested, pageIdOf(nonce));
    return reply.send(
      render({ host: host.manifest, metadata, requested, resolution, nonce, otherOrigins, prerendered }),
    );
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
