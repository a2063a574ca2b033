import type { IncomingHttpHeaders } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentPolicy, originsOf, type WidgetOrigins } from './content-policy';

export type { WidgetOrigins } from './content-policy';

const POLICY = 'content-security-policy';

/** Lets an answer's page load from the places that its remotes have, as `RegistryRemote.url` gives them. */
export type AllowPlaces = (request: FastifyRequest, reply: FastifyReply, urls: readonly string[]) => void;

/**
 * The usual headers on every answer. `scriptHashes` are the inline scripts of the shell's page, as
 * `'sha256-...'`; there is no other inline code, and styles come from files alone. `widgetFor` says which
 * widget the visitor who sent such headers may see. What is returned widens the policy of one answer.
 */
export async function sendSecurityHeaders(
  app: FastifyInstance,
  scriptHashes: readonly string[],
  widgetFor: (headers: IncomingHttpHeaders) => WidgetOrigins | undefined,
): Promise<AllowPlaces> {
  const allowPlaces: AllowPlaces = (request, reply, urls) => {
    reply.header(POLICY, contentPolicy({ scriptHashes, widget: widgetFor(request.headers), origins: originsOf(urls) }));
  };
  app.addHook('onRequest', async (request, reply) => allowPlaces(request, reply, []));
  await app.register(helmet, {
    // Made for each answer: a page names the origins of its visitor's remotes.
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    // Banks that ask for the sign-in in a window of their own must keep their opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // An address may hold a reset link's token: no request carries more of the page's address than its origin.
    referrerPolicy: { policy: 'strict-origin' },
    // The product speaks plain HTTP on localhost; whoever puts it behind TLS sets this there.
    strictTransportSecurity: false,
    // Files of a remote may be fetched by a shell on another origin; their own routes say so.
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  });
  return allowPlaces;
}
