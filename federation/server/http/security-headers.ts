import type { IncomingHttpHeaders } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentPolicy, originsOf, type WidgetOrigins } from './content-policy';

export type { WidgetOrigins } from './content-policy';

const POLICY = 'content-security-policy';

/** Lets a response's page load from the origins of these URLs, as `RegistryRemote.url` gives them. */
export type AllowOrigins = (request: FastifyRequest, reply: FastifyReply, urls: readonly string[]) => void;

/** Which widget of another party the client that sent these headers may see, if any. */
export type WidgetFor = (headers: IncomingHttpHeaders) => WidgetOrigins | undefined;

/**
 * The usual headers on every response. `scriptHashes` are the inline scripts of the host page, as `'sha256-...'`; there
 * is no other inline code, and styles come from files alone. Returns what widens the policy of one response.
 */
export async function sendSecurityHeaders(
  app: FastifyInstance,
  scriptHashes: readonly string[],
  widgetFor: WidgetFor,
): Promise<AllowOrigins> {
  const allowOrigins: AllowOrigins = (request, reply, urls) => {
    reply.header(POLICY, contentPolicy({ scriptHashes, widget: widgetFor(request.headers), origins: originsOf(urls) }));
  };
  app.addHook('onRequest', async (request, reply) => allowOrigins(request, reply, []));
  await app.register(helmet, {
    // Made per response: a page names the origins of its visitor's remotes.
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    // A widget that signs in in a window of its own must keep its opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // A URL may carry the token of a link: requests to others carry no more of the page's URL than its origin.
    referrerPolicy: { policy: 'strict-origin' },
    // On localhost it is plain HTTP; whoever puts the server behind TLS sets this there.
    strictTransportSecurity: false,
    // Files of a remote may be fetched by a host on another origin; their own routes allow that.
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  });
  return allowOrigins;
}
