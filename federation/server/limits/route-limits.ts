import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../http/errors';
import { ipKey } from '../http/ip-address';
import type { FloodLimits } from './flood-limits';
import { createLimiter, type LimiterRules } from './limiter';
import { acquireSlot, handleWithinSlots, openSlots, releaseSlots } from './request-slots';

/**
 * Returns the delay of a refusal, in milliseconds. A client that repeats at once gets about one per second and connection.
 * The delay is random, so that many connections do not return at the same moment.
 */
const refusalMs = () => 750 + 500 * Math.random();
/** Maximum number of delayed refusals. More are sent at once, so that they do not fill the memory. */
const MAX_DELAYED = 5_000;
let delayed = 0;

/** Returns a 429 with the time to wait, in its text and in `Retry-After`. */
export function tooMany(waitMs: number): ApiError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const duration = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
  return new ApiError(429, `Too many attempts. Please try again in ${duration}.`, {
    headers: { 'retry-after': String(seconds) },
  });
}

/** Returns the 503 of a full queue, with `Retry-After`. */
export function queueFull(seconds: number): ApiError {
  return new ApiError(503, 'The server is busy. Please try again in a moment.', {
    headers: { 'retry-after': String(seconds) },
  });
}

/** Throws the refusal after about a second. */
export async function refuseSlowly(refusal: ApiError): Promise<never> {
  if (delayed < MAX_DELAYED) {
    delayed += 1;
    await wait(refusalMs()).finally(() => (delayed -= 1));
  }
  throw refusal;
}

/** Waits for a slot for the request. */
export type Acquire = (request: FastifyRequest) => Promise<void>;

/** Limits concurrent requests per network: an IPv4 address, or the /56 of an IPv6 address. Throws a 503 if too many wait already. */
export function perNetwork({ retrySeconds, ...rules }: LimiterRules & { readonly retrySeconds: number }): Acquire {
  const limiter = createLimiter(rules);
  const refuse = async () => refuseSlowly(queueFull(retrySeconds));
  return async (request) => acquireSlot(limiter, ipKey(request.ip), request, refuse);
}

/**
 * Makes all requests wait for a slot before their handlers, also for unknown paths. Call it before routes are added. A slot
 * is released when the handler has its response, before a slow client has received it.
 */
export function limitConcurrency(app: FastifyInstance, acquire: Acquire): void {
  // The slot is taken after the body has arrived, so that a slow body blocks no other request.
  app.addHook('preValidation', async (request, reply) => {
    openSlots(request, reply);
    await acquire(request);
  });
  app.addHook('onRoute', handleWithinSlots);
  app.addHook('onSend', async (request) => releaseSlots(request));
}

const MINUTE_MS = 60_000;

/** Returns the key of an IP address: IPv6 by its /56 network. */
export function byIp({ ip }: FastifyRequest): string {
  return ipKey(ip);
}

interface RouteLimit {
  readonly max: number;
  readonly keyOf?: (request: FastifyRequest) => string | Promise<string>;
}

/** A hook that refuses requests beyond a limit with a 429. */
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
