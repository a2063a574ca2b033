import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fastify, type FastifyInstance, type FastifyRequest } from 'fastify';
import { ApiError, requireHttps, serverOptions, type TrustedProxies } from '@verdant/federation/http';
import { limitConcurrency, limitPerNetwork } from '@verdant/federation/limits';
import type { Database } from '../../database';
import { technicalError } from './scenarios';
import { sendWidget, widgetRoutes } from './widget-routes';

export const WIDGET_PATH = '/authenticate/sandbox/fastlink/';
export const SCRIPT_PATH = '/fastlink/v4/initialize.js';

/** Limits of requests from one network (`limitPerNetwork`), because the widget and the product's pages share a process. */
const requestsOfNetwork = {
  concurrency: 8,
  waiting: 300,
  loop: { share: 0.25, burstMs: 50 },
  retrySeconds: 3,
};

const files = {
  [SCRIPT_PATH]: { name: 'initialize.js', type: 'text/javascript; charset=utf-8' },
  '/widget/widget.js': { name: 'widget.js', type: 'text/javascript; charset=utf-8' },
  '/widget/widget.css': { name: 'widget.css', type: 'text/css; charset=utf-8' },
} as const;

interface WidgetServerOptions {
  readonly db: Database;
  readonly logger: { readonly level: string; readonly stream: NodeJS.WritableStream };
  readonly trustProxy: TrustedProxies;
  readonly productPort: number;
  /** Public URL of the widget server; undefined if unknown. */
  readonly publicUrl: string | undefined;
}

const busy = technicalError(
  'E503',
  'SERVICE_UNAVAILABLE',
  'Many people are connecting a bank right now. Please try again.',
);
const unreadable = technicalError('E111', 'INVALID_REQUEST', 'The request cannot be read.');

/** Returns the status of an error that refuses a request before the handler runs; undefined for a server error. */
function refusalOf(error: unknown): number | undefined {
  const isRefusal =
    error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' && error.statusCode < 500;
  return isRefusal ? Number(error.statusCode) : undefined;
}

/** Builds the server of the widget, which replaces FastLink on its own origin. */
export function buildWidgetServer(options: WidgetServerOptions): FastifyInstance {
  const { db, logger, trustProxy, productPort, publicUrl } = options;
  const app = fastify(serverOptions({ logLevel: logger.level, logTo: logger.stream, trustProxy }));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body.toString())));
  });
  requireHttps(app, publicUrl);
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin' });
  });
  limitConcurrency(app, limitPerNetwork(requestsOfNetwork));

  /** Returns the origin of the product's server, which runs on the host of the request. */
  const pageBeside = (request: FastifyRequest): string | undefined => {
    const url = `http://${request.hostname}:${productPort}`;
    return URL.canParse(url) ? new URL(url).origin : undefined;
  };

  app.setErrorHandler((thrown, request, reply) => {
    const refusal = refusalOf(thrown);
    const isBusy = thrown instanceof ApiError;
    if (refusal === undefined && !isBusy) request.log.error({ err: thrown }, 'sandbox request failed');
    reply.code(refusal ?? 503);
    if (isBusy) reply.code(thrown.status).headers(thrown.headers);
    const error = refusal === undefined ? busy : unreadable;
    if (request.routeOptions.url === '/widget/finish') return reply.send({ error });
    return sendWidget(reply, { language: 'en', origin: pageBeside(request), error });
  });
  app.setNotFoundHandler(async (_request, reply) =>
    reply
      .code(404)
      .type('text/plain; charset=utf-8')
      .send('This is the bank sandbox. There is nothing at this address.\n'),
  );

  for (const [path, { name, type }] of Object.entries(files)) {
    const content = readFileSync(join(__dirname, 'assets', name));
    app.get(path, async (_request, reply) =>
      reply
        .headers({ 'cache-control': 'no-cache', 'cross-origin-resource-policy': 'cross-origin' })
        .type(type)
        .send(content),
    );
  }
  widgetRoutes(app, db, pageBeside);
  return app;
}
