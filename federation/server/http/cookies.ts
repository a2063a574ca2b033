import type { FastifyReply } from 'fastify';

/** Sets a cookie that scripts cannot read, over TLS alone where the request came that way; 0 seconds removes it. */
export function setPrivateCookie(reply: FastifyReply, name: string, value: string, seconds: number): FastifyReply {
  return reply.setCookie(name, value, {
    path: '/',
    maxAge: seconds,
    httpOnly: true,
    sameSite: 'lax',
    secure: reply.request.protocol === 'https',
  });
}
