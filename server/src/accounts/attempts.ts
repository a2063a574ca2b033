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
    errorResponseBuilder: (_request, { ttl }) =>
      new ApiError(429, `Too many attempts. Please try again in ${Math.max(1, Math.ceil(ttl / 1000))} seconds.`),
  };
}
