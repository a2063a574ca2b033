import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fastify, type FastifyInstance, type FastifyRequest } from 'fastify';
import { ApiError, requireHttps, serverOptions, type TrustedProxies } from '@verdant/federation/http';
import { limitConcurrency, perNetwork } from '@verdant/federation/limits';
import type { Database } from '../../database';
import { apiRoutes } from './api-routes';
import { authenticateRoute } from './authenticate-route';
import { technicalError } from './messages';
import { errorPage } from './pages/steps';
import type { SandboxTokens } from './tokens';
import { widgetRoutes } from './widget-routes';
import { sendPage } from './widget-page';

/** Where the widget is opened, below the sandbox's origin. */
export const WIDGET_PATH = '/authenticate/sandbox/fastlink/';
export const SCRIPT_PATH = '/fastlink/v4/initialize.js';

/*
 * As the product's own, whose process this is. What the product requests comes from an address of this machine, as its
 * visitors' may while it is developed, so pages and files must not hold that up.
 */
const pagesOfNetwork = {
  concurrency: 8,
  waiting: 300,
  loop: { share: 0.25, burstMs: 50 },
  retrySeconds: 3,
};
const callsOfNetwork = {
  concurrency: 8,
  waiting: 300,
  loop: { share: 0.25, burstMs: 100 },
  retrySeconds: 2,
};

const files = {
  [SCRIPT_PATH]: { name: 'initialize.js', type: 'text/javascript; charset=utf-8' },
  '/widget/widget.js': { name: 'widget.js', type: 'text/javascript; charset=utf-8' },
  '/widget/widget.css': { name: 'widget.css', type: 'text/css; charset=utf-8' },
} as const;

export interface SandboxOptions {
  readonly db: Database;
  readonly tokens: SandboxTokens;
  readonly logger: { readonly level: string; readonly stream: NodeJS.WritableStream };
  readonly trustProxy: TrustedProxies;
  /** Port of the product that the sandbox runs for. */
  readonly productPort: number;
  /** Where browsers reach it, if that is known: `FASTLINK_URL`, or else where they reach the product. */
  readonly publicUrl: string | undefined;
}

/** The product's origin, on the host of the request to the sandbox. */
function pageBeside(request: FastifyRequest, port: number): string | undefined {
  const url = `http://${request.hostname}:${port}`;
  return URL.canParse(url) ? new URL(url).origin : undefined;
}

const busy = technicalError(
  'E503',
  'SERVICE_UNAVAILABLE',
  'Many people are connecting a bank right now. Please try again.',
);

/** The bank sandbox: a stand-in for FastLink and its API with fictional banks, ready to listen on its own origin. */
export function buildSandbox({
  db,
  tokens,
  logger,
  trustProxy,
  productPort,
  publicUrl,
}: SandboxOptions): FastifyInstance {
  const app = fastify(serverOptions({ logLevel: logger.level, logTo: logger.stream, trustProxy }));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body.toString())));
  });
  requireHttps(app, publicUrl);
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin' });
  });
  const isCall = (request: FastifyRequest) => request.url.startsWith('/ysl/');
  const [acquireForCall, acquireForPage] = [perNetwork(callsOfNetwork), perNetwork(pagesOfNetwork)];
  limitConcurrency(app, async (request) => (isCall(request) ? acquireForCall(request) : acquireForPage(request)));

  app.setErrorHandler((error, request, reply) => {
    if (error instanceof ApiError && !isCall(request)) {
      const origin = pageBeside(request, productPort);
      return sendPage(reply.code(error.status).headers(error.headers), origin, errorPage(origin, busy));
    }
    if (error instanceof ApiError) {
      return reply.code(error.status).headers(error.headers).send({
        errorCode: 'Y901',
        errorMessage: error.message,
        referenceCode: request.id,
      });
    }
    const isRefusal =
      error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' && error.statusCode < 500;
    if (!isRefusal) request.log.error({ err: error }, 'sandbox request failed');
    return reply.code(isRefusal ? Number(error.statusCode) : 500).send({
      errorCode: 'Y016',
      errorMessage: isRefusal ? 'The request cannot be read.' : 'Technical error.',
      referenceCode: request.id,
    });
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
  authenticateRoute(app, tokens, (request) => pageBeside(request, productPort));
  widgetRoutes(app, { db, tokens });
  apiRoutes(app, { db, tokens });
  return app;
}
