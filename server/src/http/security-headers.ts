import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Origins of another party's widget that a page may frame and load its script from. */
export interface WidgetOrigins {
  readonly frame: string;
  readonly script: string;
}

const NOTHING = "'none'";

/**
 * The usual headers on every answer. `scriptHashes` are the inline scripts of the shell's page, as
 * `'sha256-...'`; there is no other inline code, and styles come from files alone. `widgetFor` says which
 * widget the visitor who sent such headers may see.
 */
export async function sendSecurityHeaders(
  app: FastifyInstance,
  scriptHashes: readonly string[],
  widgetFor: (headers: IncomingHttpHeaders) => WidgetOrigins | undefined,
): Promise<void> {
  const widget = (part: keyof WidgetOrigins, otherwise: string) => (request: IncomingMessage) => widgetFor(request.headers)?.[part] ?? otherwise;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes, widget('script', '')],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        frameSrc: [widget('frame', NOTHING)],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'", widget('frame', '')],
        frameAncestors: ["'none'"],
        manifestSrc: ["'self'"],
      },
    },
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
}
