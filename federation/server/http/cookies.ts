import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Browsers accept such a cookie over TLS, from this very host and for every path only (RFC 6265bis, 4.1.3.2). */
const HOST_PREFIX = '__Host-';

const isOverTls = ({ protocol }: FastifyRequest) => protocol === 'https';

/**
 * Over TLS, `request.cookies` are those with the prefix `__Host-`, by their names without it: one that another host of the
 * domain has set does not count. Comes after the parser of cookies.
 */
export function readHostCookies(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!isOverTls(request)) return;
    const entries = Object.entries(request.cookies).filter(([name]) => name.startsWith(HOST_PREFIX));
    request.cookies = Object.fromEntries(entries.map(([name, value]) => [name.slice(HOST_PREFIX.length), value]));
  });
}

/**
 * Sets a cookie that scripts cannot read; where the request came over TLS, for TLS and this host alone, with the prefix
 * `__Host-`. 0 seconds removes it.
 */
export function setPrivateCookie(reply: FastifyReply, name: string, value: string, seconds: number): FastifyReply {
  const secure = isOverTls(reply.request);
  return reply.setCookie(secure ? `${HOST_PREFIX}${name}` : name, value, {
    path: '/',
    maxAge: seconds,
    httpOnly: true,
    sameSite: 'lax',
    secure,
  });
}
