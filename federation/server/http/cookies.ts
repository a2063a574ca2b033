import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Browsers accept such a cookie over TLS, from this very host and for every path only (RFC 6265bis, 4.1.3.2). */
const HOST_PREFIX = '__Host-';

const isOverTls = ({ protocol }: FastifyRequest) => protocol === 'https';

/** Returns the prefix of the product's cookies in that request. */
const prefixOf = (request: FastifyRequest) => `${isOverTls(request) ? HOST_PREFIX : ''}${request.server.productName}-`;

/**
 * `request.cookies` are those of the product alone, by their names without its own. Over TLS one without the prefix
 * `__Host-` does not count: another host of the domain may have set it. Comes after the parser of cookies.
 */
export function readOwnCookies(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const prefix = prefixOf(request);
    const entries = Object.entries(request.cookies).filter(([name]) => name.startsWith(prefix));
    request.cookies = Object.fromEntries(entries.map(([name, value]) => [name.slice(prefix.length), value]));
  });
}

/**
 * Sets a cookie of the product that scripts cannot read; where the request came over TLS, for TLS and this host alone, with the prefix
 * `__Host-`. 0 seconds removes it.
 */
export function setPrivateCookie(reply: FastifyReply, name: string, value: string, seconds: number): FastifyReply {
  const secure = isOverTls(reply.request);
  return reply.setCookie(`${prefixOf(reply.request)}${name}`, value, {
    path: '/',
    maxAge: seconds,
    httpOnly: true,
    sameSite: 'lax',
    secure,
  });
}
