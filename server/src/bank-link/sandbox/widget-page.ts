import type { FastifyReply } from 'fastify';

/** Only the sandbox's own files, nothing inline; framed only by the token's origin. */
function policyFor(origin: string | undefined): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${origin ?? "'none'"}`,
  ].join('; ');
}

/** A page of the widget for the frame of that origin. */
export function sendPage(reply: FastifyReply, origin: string | undefined, markup: string): FastifyReply {
  return reply
    .headers({ 'content-security-policy': policyFor(origin), 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(markup);
}
