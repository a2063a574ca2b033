import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest, FastifyReply, RouteOptions } from 'fastify';
import { toIpLimitKey } from '../http/ip-address';
import type { FloodLimits } from './limits';
import { createLimiter, type LimiterRules, type Limiter, type FreeSlot } from './limiter';
import { ApiError } from '../http/errors';

interface RequestSlots {
  readonly releases: FreeSlot[];
  /** True while the handler runs, which continues even if the client disconnects. */
  isHandling: boolean;
  isClosed: boolean;
}

const slotsByRequest = new WeakMap<FastifyRequest, RequestSlots>();

function cancelled(): ApiError {
  return new ApiError(408, 'The request was cancelled.');
}

function releaseAll({ releases }: RequestSlots): void {
  for (const release of releases.splice(0)) release();
}

/** Registers a request to hold slots, at most until both connection and handler have ended. */
function trackRequestSlots(request: FastifyRequest, reply: FastifyReply): void {
  const slots: RequestSlots = { releases: [], isHandling: false, isClosed: reply.raw.destroyed };
  slotsByRequest.set(request, slots);
  reply.raw.once('close', () => {
    slots.isClosed = true;
    if (!slots.isHandling) releaseAll(slots);
  });
}

/** Releases the slots before the response is sent, so that a slow client does not block others. */
export function releaseSlots(request: FastifyRequest): void {
  const slots = slotsByRequest.get(request);
  if (slots) releaseAll(slots);
}

/**
 * Waits for a slot, which the request holds until the response. Calls `refuse`, which rejects, if too many requests
 * already wait. Does nothing without `trackRequestSlots`.
 */
export async function acquireSlot(
  limiter: Limiter,
  key: string,
  request: FastifyRequest,
  refuse: () => Promise<never>,
): Promise<void> {
  const slots = slotsByRequest.get(request);
  if (!slots) return;
  const release = await limiter.acquire(key, () => !slots.isClosed);
  if (release) slots.releases.push(release);
  if (!release || slots.isClosed) releaseAll(slots);
  if (slots.isClosed) throw cancelled();
  if (!release) await refuse();
}

interface Response {
  readonly raw: { readonly destroyed: boolean; readonly once: (event: 'close', listener: () => void) => unknown };
}

/** Takes a slot until the response has ended. Throws `refusal` if no slot is free. */
export async function holdSlot({ raw }: Response, limiter: Limiter, key: string, refusal: ApiError): Promise<void> {
  const release = await limiter.acquire(key);
  if (!release) throw refusal;
  if (raw.destroyed) release();
  else raw.once('close', release);
}

/** Runs a route's handler within the request's slots, even if the client leaves earlier. */
function handleWithinSlots(route: RouteOptions): void {
  const { handler } = route;
  // oxlint-disable-next-line no-param-reassign -- an onRoute hook changes the route that it is given
  route.handler = function handle(request, reply) {
    const slots = slotsByRequest.get(request);
    if (!slots || slots.isHandling) return handler.call(this, request, reply);
    if (slots.isClosed) throw cancelled();
    slots.isHandling = true;
    const end = () => {
      slots.isHandling = false;
      releaseAll(slots);
    };
    const run = async () => handler.call(this, request, reply);
    return run().finally(end);
  };
}

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

const limitHook =
  (windowMs: number) =>
  ({ hit }: FloodLimits, name: string, { max, keyOf = ipKeyOfRequest }: RouteLimit) =>
  async (request: FastifyRequest): Promise<void> => {
    const waitMs = hit({ name, max, windowMs }, await keyOf(request));
    if (waitMs > 0) throw tooManyRequestsError(waitMs);
  };

/** Creates a preHandler that limits a route to `max` requests per minute and client. Further requests get a 429. */
export const limitPerMinute = limitHook(MINUTE_MS);
/** Creates a preHandler like that of `limitPerMinute`, per hour. */
export const limitPerHour = limitHook(60 * MINUTE_MS);
