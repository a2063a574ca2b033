import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { ApiError } from '../http/api-error';
import type { Gate, Leave } from './gate';
import { refuseSlowly } from './too-many';

/** What a request holds while it is worked on. */
interface Turns {
  readonly leaves: Leave[];
  /** Whether the handler is at work, which does not stop when the client goes away. */
  isHandling: boolean;
  isClosed: boolean;
}

const QUEUE_FULL_MS = 2_000;
const turnsOf = new WeakMap<FastifyRequest, Turns>();

/** Nobody receives it: the client is gone, and the work for it does not begin. */
function cancelled(): ApiError {
  return new ApiError(408, 'The request was cancelled.');
}

function leaveAll({ leaves }: Turns): void {
  for (const leave of leaves.splice(0)) leave();
}

/** Lets the request take turns from now on. */
export function openTurns(request: FastifyRequest, reply: FastifyReply): void {
  const turns: Turns = { leaves: [], isHandling: false, isClosed: reply.raw.destroyed };
  turnsOf.set(request, turns);
  reply.raw.once('close', () => {
    turns.isClosed = true;
    if (!turns.isHandling) leaveAll(turns);
  });
}

/**
 * Waits for the request's turn at a gate, and keeps it until the response. Throws a 429 when too many wait already. Does
 * nothing for a request without `openTurns`.
 */
export async function takeTurn(gate: Gate, key: string, request: FastifyRequest): Promise<void> {
  const turns = turnsOf.get(request);
  if (!turns) return;
  const leave = await gate.enter(key);
  if (leave) turns.leaves.push(leave);
  // Whoever waits for the refusal, or is gone, occupies nothing.
  if (!leave || turns.isClosed) leaveAll(turns);
  if (!leave) await refuseSlowly(QUEUE_FULL_MS);
  if (turns.isClosed) throw cancelled();
}

/** Runs the route's handler within the request's turns, which end with it and not when the client goes away. */
export function handleWithinTurns(route: RouteOptions): void {
  const { handler } = route;
  // oxlint-disable-next-line no-param-reassign -- an onRoute hook changes the route that it is given
  route.handler = function handle(request, reply) {
    const turns = turnsOf.get(request);
    if (!turns || turns.isHandling) return handler.call(this, request, reply);
    if (turns.isClosed) throw cancelled();
    turns.isHandling = true;
    const end = () => {
      turns.isHandling = false;
      leaveAll(turns);
    };
    const run = async () => handler.call(this, request, reply);
    return run().finally(end);
  };
}
