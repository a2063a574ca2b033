import { createHash } from 'node:crypto';
import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../http';
import { emailKey } from './store';

function accountNamed(body: unknown): string {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : undefined;
  return typeof email === 'string' ? emailKey(email.trim()) : '';
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Counts by the account that the body names and the visitor's address; hashed, so that a key stays short. */
export function byEmail(request: FastifyRequest): string {
  return digest(`${request.ip} ${accountNamed(request.body)}`);
}

/** Counts by the account that is signed in; the hook runs after `authenticate`. */
export function byAccount(request: FastifyRequest): string {
  return digest(`${request.ip} ${request.account.id}`);
}

/** Counts by the visitor's address alone. */
export function byAddress(request: FastifyRequest): string {
  return digest(request.ip);
}

function tooMany(waitMs: number): ApiError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
  return new ApiError(429, `Too many attempts. Please try again in ${wait}.`, {
    headers: { 'retry-after': String(seconds) },
  });
}

/** Makes the limits below work in this plugin. They are a process's own: each server counts for itself. */
export async function countAttempts(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false });
}

/** A route's limit of `max` attempts a minute. Above it the answer is 429 with a text and `Retry-After`. */
export function attempts(max: number, keyGenerator: (request: FastifyRequest) => string): RateLimitOptions {
  return {
    max,
    timeWindow: 60_000,
    hook: 'preHandler',
    keyGenerator,
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  };
}

/**
 * A limit of `max` within `windowMs` for the account that the body names, whether there is one or not and whoever
 * asks. Returns the check, which throws the 429.
 */
export function perAccount(
  app: FastifyInstance,
  max: number,
  windowMs: number,
): (request: FastifyRequest) => Promise<void> {
  const count = app.createRateLimit({
    max,
    timeWindow: windowMs,
    keyGenerator: ({ body }) => digest(accountNamed(body)),
  });
  return async (request) => {
    const limit = await count(request);
    if (!limit.isAllowed && limit.isExceeded) throw tooMany(limit.ttl);
  };
}
