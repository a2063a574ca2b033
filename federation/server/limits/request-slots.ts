import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { ApiError } from '../http/errors';
import type { Limiter, ReleaseSlot } from './limiter';

interface Held {
  readonly releases: ReleaseSlot[];
  /** True while the handler runs, which continues even if the client disconnects. */
  isHandling: boolean;
  isClosed: boolean;
}

const heldBy = new WeakMap<FastifyRequest, Held>();

function cancelled(): ApiError {
  return new ApiError(408, 'The request was cancelled.');
}

function releaseAll({ releases }: Held): void {
  for (const release of releases.splice(0)) release();
}

/** Registers a request to hold slots, at most until both connection and handler have ended. */
export function trackRequestSlots(request: FastifyRequest, reply: FastifyReply): void {
  const held: Held = { releases: [], isHandling: false, isClosed: reply.raw.destroyed };
  heldBy.set(request, held);
  reply.raw.once('close', () => {
    held.isClosed = true;
    if (!held.isHandling) releaseAll(held);
  });
}

/** Releases the slots before the response is sent, so that a slow client does not block others. */
export function releaseSlots(request: FastifyRequest): void {
  const held = heldBy.get(request);
  if (held) releaseAll(held);
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
  const held = heldBy.get(request);
  if (!held) return;
  const release = await limiter.acquire(key, () => !held.isClosed);
  if (release) held.releases.push(release);
  if (!release || held.isClosed) releaseAll(held);
  if (held.isClosed) throw cancelled();
  if (!release) await refuse();
}

/** A limit, and the error for a request that finds no free slot. */
interface SlotLimit {
  readonly limiter: Limiter;
  readonly key: string;
  readonly refusal: () => ApiError;
}

interface Response {
  readonly raw: { readonly destroyed: boolean; readonly once: (event: 'close', listener: () => void) => unknown };
}

/** Takes a slot of each limit until the response has ended. Throws the refusal of the first limit without a free slot. */
export async function holdSlots({ raw }: Response, limits: readonly SlotLimit[]): Promise<void> {
  const releases: ReleaseSlot[] = [];
  const end = () => {
    for (const release of releases) release();
  };
  for (const { limiter, key, refusal } of limits) {
    const release = await limiter.acquire(key);
    if (!release) {
      end();
      throw refusal();
    }
    releases.push(release);
  }
  if (raw.destroyed) end();
  else raw.once('close', end);
}

/** Runs a route's handler within the request's slots, even if the client leaves earlier. */
export function handleWithinSlots(route: RouteOptions): void {
  const { handler } = route;
  // oxlint-disable-next-line no-param-reassign -- an onRoute hook changes the route that it is given
  route.handler = function handle(request, reply) {
    const held = heldBy.get(request);
    if (!held || held.isHandling) return handler.call(this, request, reply);
    if (held.isClosed) throw cancelled();
    held.isHandling = true;
    const end = () => {
      held.isHandling = false;
      releaseAll(held);
    };
    const run = async () => handler.call(this, request, reply);
    return run().finally(end);
  };
}
