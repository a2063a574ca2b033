import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { ApiError } from '../http/errors';
import type { Limiter, Release } from './limiter';

/** Slots that a request holds while it runs. */
interface Held {
  readonly releases: Release[];
  /** True while the handler runs. A handler continues even if the client disconnects. */
  isHandling: boolean;
  isClosed: boolean;
}

const heldBy = new WeakMap<FastifyRequest, Held>();

/** Returns the error that prevents the work for a request whose client has disconnected. */
function cancelled(): ApiError {
  return new ApiError(408, 'The request was cancelled.');
}

function releaseAll({ releases }: Held): void {
  for (const release of releases.splice(0)) release();
}

/** Registers a request to hold slots, which are released at the latest when its connection and its handler have ended. */
export function openSlots(request: FastifyRequest, reply: FastifyReply): void {
  const held: Held = { releases: [], isHandling: false, isClosed: reply.raw.destroyed };
  heldBy.set(request, held);
  reply.raw.once('close', () => {
    held.isClosed = true;
    if (!held.isHandling) releaseAll(held);
  });
}

/** Releases the slots of a request before its response is sent, so that a slow client does not block others. */
export function releaseSlots(request: FastifyRequest): void {
  const held = heldBy.get(request);
  if (held) releaseAll(held);
}

/**
 * Waits for a slot for the request, which holds the slot until the response. Calls `refuse`, which rejects, if too many
 * requests already wait. Does nothing for a request without `openSlots`.
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
  // A refused or closed request holds no slot.
  if (!release || held.isClosed) releaseAll(held);
  if (held.isClosed) throw cancelled();
  if (!release) await refuse();
}

/** Runs a route's handler within the request's slots, released at the handler's end, even if the client leaves earlier. */
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
