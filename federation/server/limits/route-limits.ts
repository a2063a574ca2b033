import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../http/errors';
import { ipKey } from '../http/ip-address';
import type { FloodLimits } from './flood-limits';
import { createLimiter, type LimiterRules } from './limiter';
import { acquireSlot, handleWithinSlots, openSlots, releaseSlots } from './request-slots';

/**
 * Returns the delay of a refusal, in milliseconds: a client that repeats at once gets about one per second and connection. Spread, so that those
 * of many connections do not come back all at the same moment.
 */
const refusalMs = () => 750 + 500 * Math.random();
/** Beyond this many, refusals are sent at once: they must not fill the memory. */
const MAX_DELAYED = 5_000;
let delayed = 0;

/** The 429 with how long to wait, in its text and in `Retry-After`. */
export function tooMany(waitMs: number): ApiError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const duration = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
  return new ApiError(429, `Too many attempts. Please try again in ${duration}.`, {
    headers: { 'retry-after': String(seconds) },
  });
}

/** The 503 of a queue that is full, with `Retry-After`. */
export function queueFull(seconds: number): ApiError {
  return new ApiError(503, 'The server is busy. Please try again in a moment.', {
    headers: { 'retry-after': String(seconds) },
  });
}

/** Throws what refuses the request, after about a second. */
export async function refuseSlowly(refusal: ApiError): Promise<never> {
  if (delayed < MAX_DELAYED) {
    delayed += 1;
    await wait(refusalMs()).finally(() => (delayed -= 1));
  }
  throw refusal;
}

/** Waits for a slot for the request. */
export type Acquire = (request: FastifyRequest) => Promise<void>;

/** Limits requests per network: an IPv4 address, or of an IPv6 address its /56. Throws a 503 when too many wait already. */
export function perNetwork({ retrySeconds, ...rules }: LimiterRules & { readonly retrySeconds: number }): Acquire {
  const limiter = createLimiter(rules);
  const refuse = async () => refuseSlowly(queueFull(retrySeconds));
  return async (request) => acquireSlot(limiter, ipKey(request.ip), request, refuse);
}

/**
 * Has all requests wait for their slots before their handlers, the unknown paths too; call it before routes are added. A
 * slot is held until the handler has its response, not until a slow client has it.
 */
export function limitConcurrency(app: FastifyInstance, acquire: Acquire): void {
  // After the body has arrived: one that arrives slowly keeps no one waiting.
  app.addHook('preValidation', async (request, reply) => {
    openSlots(request, reply);
    await acquire(request);
  });
  app.addHook('onRoute', handleWithinSlots);
  app.addHook('onSend', async (request) => releaseSlots(request));
}

const MINUTE_MS = 60_000;

/** Counts per IP address, IPv6 by its /56 network. */
export function byIp({ ip }: FastifyRequest): string {
  return ipKey(ip);
}

interface RouteLimit {
  readonly max: number;
  readonly keyOf?: (request: FastifyRequest) => string | Promise<string>;
}

/** Refuses what is beyond a limit with a 429. */
type LimitHook = (request: FastifyRequest) => Promise<void>;

const limitHook =
  (windowMs: number) =>
  ({ hit }: FloodLimits, name: string, { max, keyOf = byIp }: RouteLimit): LimitHook =>
  async (request) => {
    const waitMs = hit({ name, max, windowMs }, await keyOf(request));
    if (waitMs > 0) throw tooMany(waitMs);
  };

/** A preHandler: a route's limit of `max` requests per minute, above which the response is a 429. */
export const perMinute = limitHook(MINUTE_MS);
/** The same per hour. */
export const perHour = limitHook(60 * MINUTE_MS);
