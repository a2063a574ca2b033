import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageIdOf } from '../../contract';
import { normalizePath } from '../../contract/normalize-path';
import type { Builds } from '../builds/read-builds';
import { ApiError } from '../http';
import { acceptsBrotli } from '../http/compress';
import { sendError, toApiError } from '../http/error-handler';
import { isApiPath, isFilePath, pathOf } from '../http/paths';
import { allowPlainPage, type AllowPage } from '../http/security-headers';
import type { UnknownPathHandler } from '../http/unknown-paths';
import type { Prerenderer } from '../prerender';
import {
  admitVisitor,
  findPage,
  foldersOf,
  rememberVisitor,
  type RequestedPage,
  type Resolution,
  type Resolve,
} from '../registry';
import type { PageFor } from './page-metadata';
import { createPageCache } from './page-cache';
import { renderBusy, renderUnbuilt } from './render-page';

/** The inline scripts of the page, as a Content Security Policy names them. */
export function inlineScriptHashes({ host }: Builds): string[] {
  if (!host) return [];
  return [`'sha256-${createHash('sha256').update(host.manifest.inlineScript).digest('base64')}'`];
}

/** Browsers name HTML and tools accept anything; a client that wants data alone must not take the page for it. */
function acceptsPage(accept = '*/*'): boolean {
  return /text\/(html|\*)|\*\/\*/i.test(accept);
}

/** Browsers name HTML when they open a page. */
function isNavigation({ headers: { accept = '' } }: FastifyRequest): boolean {
  return /text\/html/i.test(accept);
}

/** A form that a browser sends by itself, as a navigation: its body is that of a form. */
function isFormNavigation(request: FastifyRequest): boolean {
  const { 'content-type': type = '' } = request.headers;
  return (
    isNavigation(request) && /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i.test(type)
  );
}

/** A refusal by the limits, as a page for a browser; every other error as usual. */
function sendRefusal(pageFor: PageFor) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const { status, headers } = toApiError(error);
    const isRefused = status === 429 || status === 503;
    if (!isRefused || !isNavigation(request)) return void sendError(error, request, reply);
    allowPlainPage(reply, []);
    void reply
      .code(status)
      .headers({ ...headers, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(renderBusy(pageFor(request.headers)));
  };
}

interface PageDependencies {
  readonly builds: Builds;
  readonly pageFor: PageFor;
  readonly prerenderer: Prerenderer;
  readonly resolve: Resolve;
  readonly allowPage: AllowPage;
  readonly handleUnknown: UnknownPathHandler;
  /** Counts the page that a browser opens, by its id (`pageIdOf`). */
  readonly countPage: (request: FastifyRequest, resolution: Resolution, requested: RequestedPage, id: string) => void;
}

/**
 * Every path that is neither API nor file gets the host's page, whose router knows what to show there. A path that no
 * remote declares is a 404 to a client that does not accept HTML: a health check must not find the page healthy.
 *
 * A page's form that is sent before its script is there comes back to the page (303). Its body is not read.
 */
export function servePages(
  app: FastifyInstance,
  { builds: { host }, pageFor, prerenderer, resolve, allowPage, handleUnknown, countPage }: PageDependencies,
): void {
  const makePage = createPageCache((error) => app.log.warn({ err: error }, 'a page is compressed for each response'));
  app.get('/*', { errorHandler: sendRefusal(pageFor) }, async (request, reply) => {
    const path = pathOf(request);
    if (isApiPath(path) || isFilePath(path)) return handleUnknown(request, reply);
    admitVisitor(request);
    const resolution = await resolve(request);
    const requested = findPage(resolution, normalizePath(path));
    if (!requested && !acceptsPage(request.headers.accept)) {
      throw new ApiError(404, 'There is nothing at this address.');
    }
    const metadata = pageFor(request.headers);
    const prerendered = await prerenderer(resolution, requested, metadata.htmlAttributes['lang'] ?? '');
    const styleHashes = prerendered?.styles.map(({ hash }) => hash) ?? [];
    const { nonce, otherOrigins } = allowPage(request, reply, { urls: foldersOf(resolution), styleHashes });
    rememberVisitor(request, reply);
    void reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    if (!host) return reply.code(503).send(renderUnbuilt(metadata));
    if (requested) countPage(request, resolution, requested, pageIdOf(nonce));
    const content = { host: host.manifest, metadata, requested, resolution, otherOrigins, prerendered };
    const { body, encoding } = makePage(content, nonce, acceptsBrotli(request));
    if (encoding) void reply.headers({ 'content-encoding': encoding, vary: 'accept-encoding' });
    return reply.send(body);
  });

  // Before the body is read: what was typed is neither parsed nor logged.
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST' || !request.is404 || !isFormNavigation(request)) return undefined;
    const requested = normalizePath(pathOf(request));
    // The query is dropped, since it may be a form's.
    return findPage(await resolve(request), requested)
      ? reply.header('cache-control', 'no-store').redirect(requested, 303)
      : undefined;
  });
}
