import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Prefix of cookies that browsers accept only over TLS, from this host and for every path (RFC 6265bis, 4.1.3.2). */
const HOST_PREFIX = '__Host-';

const isOverTls = ({ protocol }: FastifyRequest) => protocol === 'https';

const prefixOf = (request: FastifyRequest) => `${isOverTls(request) ? HOST_PREFIX : ''}${request.server.productName}-`;

/**
 * Limits `request.cookies` to the product's cookies, without the prefix of their names. Over TLS, a cookie without
 * `__Host-` is ignored, because another host of the domain could have set the cookie.
 */
export function keepOnlyProductCookies(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const prefix = prefixOf(request);
    const entries = Object.entries(request.cookies).filter(([name]) => name.startsWith(prefix));
    request.cookies = Object.fromEntries(entries.map(([name, value]) => [name.slice(prefix.length), value]));
  });
}

/** Sets a cookie that scripts cannot read, over TLS with the prefix `__Host-`. Removes the cookie if `seconds` is 0. */
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
