import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../http/errors';
import { toIpLimitKey } from '../http/ip-address';
import type { FloodLimits } from './flood-limits';
import { createLimiter, type LimiterRules } from './limiter';
import { acquireSlot, handleWithinSlots, trackRequestSlots, releaseSlots } from './request-slots';

/**
 * Returns the delay of a refusal in milliseconds, which slows a client that retries at once. The delay is random, so that
 * many clients do not retry at the same moment.
 */
const refusalMs = () => 750 + 500 * Math.random();
/** Maximum number of delayed refusals. Further refusals are sent at once. */
const MAX_DELAYED = 5_000;
let delayed = 0;

/** Returns a 429 with the time to wait, both in the text and in `Retry-After`. */
export function tooManyRequestsError(waitMs: number): ApiError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const duration = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
  return new ApiError(429, `Too many attempts. Please try again in ${duration}.`, {
    headers: { 'retry-after': String(seconds) },
  });
}

export function queueFullError(seconds: number): ApiError {
  return new ApiError(503, 'The server is busy. Please try again in a moment.', {
    headers: { 'retry-after': String(seconds) },
  });
}

export async function refuseSlowly(refusal: ApiError): Promise<never> {
  if (delayed < MAX_DELAYED) {
    delayed += 1;
    await wait(refusalMs()).finally(() => (delayed -= 1));
  }
  throw refusal;
}

export type AcquireRequestSlot = (request: FastifyRequest) => Promise<void>;

/**
 * Limits concurrent requests per network (IPv4 address or IPv6 /56). Responds 503 if too many requests already wait.
 */
export function limitPerNetwork({
  retrySeconds,
  ...rules
}: LimiterRules & { readonly retrySeconds: number }): AcquireRequestSlot {
  const limiter = createLimiter(rules);
  const refuse = async () => refuseSlowly(queueFullError(retrySeconds));
  return async (request) => acquireSlot(limiter, toIpLimitKey(request.ip), request, refuse);
}

/**
 * Makes every request wait for a slot before the handler runs. Call this function before routes are added. The slot is
 * released when the response is ready.
 */
export function limitConcurrency(app: FastifyInstance, acquire: AcquireRequestSlot): void {
  // A request waits for a slot only after its body has arrived, so that a slow upload occupies no slot.
  app.addHook('preValidation', async (request, reply) => {
    trackRequestSlots(request, reply);
    await acquire(request);
  });
  app.addHook('onRoute', handleWithinSlots);
  app.addHook('onSend', async (request) => releaseSlots(request));
}

const MINUTE_MS = 60_000;

/** Returns the client's key for limits: the IPv4 address, or the /56 network of an IPv6 address. */
export function ipKeyOfRequest({ ip }: FastifyRequest): string {
  return toIpLimitKey(ip);
}

interface RouteLimit {
  readonly max: number;
  readonly keyOf?: (request: FastifyRequest) => string | Promise<string>;
}

type LimitHook = (request: FastifyRequest) => Promise<void>;

const limitHook =
  (windowMs: number) =>
  ({ hit }: FloodLimits, name: string, { max, keyOf = ipKeyOfRequest }: RouteLimit): LimitHook =>
  async (request) => {
    const waitMs = hit({ name, max, windowMs }, await keyOf(request));
    if (waitMs > 0) throw tooManyRequestsError(waitMs);
  };

/** Creates a preHandler that limits a route to `max` requests per minute and client. Further requests get a 429. */
export const limitPerMinute = limitHook(MINUTE_MS);
/** Creates a preHandler like that of `limitPerMinute`, per hour. */
export const limitPerHour = limitHook(60 * MINUTE_MS);
