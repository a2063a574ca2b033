import { createHash } from 'node:crypto';
import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './api-error';

type KeyOf = (request: FastifyRequest) => string;

/** A key for a limit: hashed, so that it is short whatever the client sent. */
export function limitKey(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join(' ')).digest('base64url');
}

/** Counts per IP address. */
export function byIp(request: FastifyRequest): string {
  return limitKey(request.ip);
}

function tooMany(waitMs: number): ApiError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
  return new ApiError(429, `Too many attempts. Please try again in ${wait}.`, {
    headers: { 'retry-after': String(seconds) },
  });
}

/** Enables the limits below in this plugin. They are per process: each server counts for itself. */
export async function enableRateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false });
}

/** A route's limit of `max` requests per minute; above it the response is a 429 with a text and `Retry-After`. */
export function perMinute(max: number, keyGenerator: KeyOf): RateLimitOptions {
  return {
    max,
    timeWindow: 60_000,
    hook: 'preHandler',
    keyGenerator,
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  };
}

/** A limit of `max` per `windowMs` that a handler checks itself. Returns the check, which throws the 429. */
export function rateLimiter(
  app: FastifyInstance,
  { max, windowMs, keyOf }: { max: number; windowMs: number; keyOf: KeyOf },
): (request: FastifyRequest) => Promise<void> {
  const count = app.createRateLimit({ max, timeWindow: windowMs, keyGenerator: keyOf });
  return async (request) => {
    const limit = await count(request);
    if (!limit.isAllowed && limit.isExceeded) throw tooMany(limit.ttl);
  };
}
