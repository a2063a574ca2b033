import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ApiError } from '@verdant/federation/http';

/** `serving` until the server is asked to stop, `draining` while it serves what still arrives, then `refusing`. */
export type DrainPhase = 'serving' | 'draining' | 'refusing';

export interface Drain {
  readonly phase: () => DrainPhase;
  /** Stops the server in order; resolves once its port is free. */
  readonly stop: (limits: DrainLimits) => Promise<void>;
}

export interface DrainLimits {
  /** Time for which the server keeps serving while it is not ready, in milliseconds. */
  readonly drainMs: number;
  /** Maximum time for requests in flight after that, in milliseconds. */
  readonly graceMs: number;
  /** Ends both at once. */
  readonly hurry: AbortSignal;
}

/**
 * Requests that clients sent before the signal count as in flight. The server has read all of them when no request has
 * arrived for `QUIET_MS`. A busy server waits at most `SETTLE_MAX_MS`.
 */
const QUIET_MS = 100;
const SETTLE_MAX_MS = 1_000;
const POLL_MS = 20;
/** Time for which connections that may carry another request stay open after the server has stopped listening, in milliseconds. */
const LINGER_MS = 500;

const refusal = () =>
  new ApiError(503, 'The service is restarting. Please try again in a moment.', { headers: { 'retry-after': '1' } });

/** A reply that a handler took over, as the fault lab does to keep a connection hanging, is not waited for. */
const isTakenOver = (reply: FastifyReply) => reply.sent && !reply.raw.writableEnded;

/**
 * Adds to the server what it needs to stop without breaking a request. Call before any route is registered, on a server
 * with `return503OnClosing: false`: refusals then have the shape of every other error.
 */
export function drainable(app: FastifyInstance): Drain {
  let phase: DrainPhase = 'serving';
  let lastArrival = 0;
  /** Whether each reply is waited for; refusals are not. */
  const inFlight = new Map<FastifyReply, boolean>();

  // With callbacks: these run for every request, and a promise each would be their whole cost.
  app.addHook('onRequest', (_request, reply, done) => {
    inFlight.set(reply, phase !== 'refusing');
    if (phase === 'draining') lastArrival = performance.now();
    reply.raw.once('close', () => inFlight.delete(reply));
    done();
  });
  // After the body is read: a connection that closes with unread bytes is reset, and the client never sees the response.
  app.addHook('preValidation', (_request, reply, done) => {
    done(inFlight.get(reply) === false ? refusal() : undefined);
  });
  // Responses that began before the signal end their connections, too.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (phase !== 'serving') reply.header('connection', 'close');
    done();
  });

  const isBusy = () => [...inFlight].some(([reply, isAwaited]) => isAwaited && !isTakenOver(reply));
  const untilIdle = async (graceMs: number, hurry: AbortSignal) => {
    const deadline = performance.now() + graceMs;
    while (isBusy() && !hurry.aborted && performance.now() < deadline) await wait(POLL_MS);
  };
  const untilQuiet = async (hurry: AbortSignal) => {
    const started = performance.now();
    lastArrival = started;
    const isOver = (now: number) => now - lastArrival >= QUIET_MS || now - started >= SETTLE_MAX_MS;
    while (!hurry.aborted && !isOver(performance.now())) await wait(POLL_MS);
  };
  /** Stops listening. Connections without a request close at once, those with a refusal under way soon. */
  const close = async (hurry: AbortSignal) => {
    const cutAt = performance.now() + (isBusy() ? 0 : LINGER_MS);
    const cut = setInterval(() => {
      if (hurry.aborted || performance.now() >= cutAt) app.server.closeAllConnections();
    }, POLL_MS);
    await app.close();
    clearInterval(cut);
  };

  return {
    phase: () => phase,
    stop: async ({ drainMs, graceMs, hurry }) => {
      phase = 'draining';
      await wait(drainMs, undefined, { signal: hurry }).catch(() => undefined);
      await untilQuiet(hurry);
      phase = 'refusing';
      await untilIdle(graceMs, hurry);
      await close(hurry);
    },
  };
}
