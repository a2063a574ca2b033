import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Prefix of cookies that browsers accept only over TLS, from this host and for every path (RFC 6265bis, 4.1.3.2). */
const HOST_PREFIX = '__Host-';

const isOverTls = ({ protocol }: FastifyRequest) => protocol === 'https';

/** Returns the prefix of the product's cookies in that request. */
const prefixOf = (request: FastifyRequest) => `${isOverTls(request) ? HOST_PREFIX : ''}${request.server.productName}-`;

/**
 * Limits `request.cookies` to the product's cookies, by their names without prefix. Over TLS a cookie without `__Host-`
 * does not count, because another host of the domain may have set it. Call it after the cookie parser is registered.
 */
export function readOwnCookies(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const prefix = prefixOf(request);
    const entries = Object.entries(request.cookies).filter(([name]) => name.startsWith(prefix));
    request.cookies = Object.fromEntries(entries.map(([name, value]) => [name.slice(prefix.length), value]));
  });
}

/**
 * Sets a cookie of the product that scripts cannot read. Over TLS it has the prefix `__Host-`, which limits it to TLS and
 * this host. 0 `seconds` removes the cookie.
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
