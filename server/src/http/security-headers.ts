import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * The usual headers on every answer. `scriptHashes` are the inline scripts of the shell's page, as
 * `'sha256-...'`; there is no other inline code, and styles come from files alone.
 */
export async function sendSecurityHeaders(app: FastifyInstance, scriptHashes: readonly string[]): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        frameSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        manifestSrc: ["'self'"],
      },
    },
    frameguard: { action: 'deny' },
    // An address may hold a reset link's token: no request carries more of the page's address than its origin.
    referrerPolicy: { policy: 'strict-origin' },
    // The product speaks plain HTTP on localhost; whoever puts it behind TLS sets this there.
    strictTransportSecurity: false,
    // Files of a remote may be fetched by a shell on another origin; their own routes say so.
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  });
}
