import type { FastifyInstance, FastifyRequest } from 'fastify';
import { limitKey, rateLimiter } from '@verdant/federation/http';
import { emailKey } from './store';

function accountNamed(body: unknown): string {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : undefined;
  return typeof email === 'string' ? emailKey(email.trim()) : '';
}

/** Counts per IP address and the account named in the body. */
export function byEmail(request: FastifyRequest): string {
  return limitKey(request.ip, accountNamed(request.body));
}

/** Counts per IP address and signed-in account; the limit's hook runs after `authenticate`. */
export function byAccount(request: FastifyRequest): string {
  return limitKey(request.ip, request.account.id);
}

/**
 * A limit of `max` per `windowMs` for the account named in the body, existing or not, from any client. Returns the
 * check, which throws a 429.
 */
export function perAccount(
  app: FastifyInstance,
  max: number,
  windowMs: number,
): (request: FastifyRequest) => Promise<void> {
  return rateLimiter(app, { max, windowMs, keyOf: ({ body }) => limitKey(accountNamed(body)) });
}
