import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ApiError } from '@verdant/federation/http';

/** `serving` until the server is asked to stop, `draining` while it still serves new requests, then `refusing`. */
export type DrainPhase = 'serving' | 'draining' | 'refusing';

export interface Drain {
  readonly phase: () => DrainPhase;
  /** Stops the server gracefully. Resolves once its port is free. */
  readonly stop: (limits: DrainLimits) => Promise<void>;
}

export interface DrainLimits {
  /** Milliseconds for which the server still serves requests while it reports that it is not ready. */
  readonly drainMs: number;
  /** Maximum time for requests in flight after that, in milliseconds. */
  readonly graceMs: number;
  /** Ends both waits at once when aborted. */
  readonly hurry: AbortSignal;
}

/**
 * Requests that clients sent before the signal count as in flight. The server has read all of them when no request has
 * arrived for `QUIET_MS`. A busy server waits at most `SETTLE_MAX_MS`.
 */
const QUIET_MS = 100;
const SETTLE_MAX_MS = 1_000;
const POLL_MS = 20;
/**
 * Milliseconds for which connections stay open after the server has stopped listening, because another request may arrive
 * on them.
 */
const LINGER_MS = 500;

const refusal = () =>
  new ApiError(503, 'The service is restarting. Please try again in a moment.', { headers: { 'retry-after': '1' } });

/** A reply that a handler took over, as the fault lab does to keep a connection hanging, is not waited for. */
const isTakenOver = (reply: FastifyReply) => reply.sent && !reply.raw.writableEnded;

/**
 * Adds hooks to the server so that it can stop without breaking a request. Call before any route is registered, on a server
 * with `return503OnClosing: false`, so that refusals have the format of all other errors.
 */
export function drainable(app: FastifyInstance): Drain {
  let phase: DrainPhase = 'serving';
  let lastArrival = 0;
  /** Whether each reply is waited for; refusals are not. */
  const inFlight = new Map<FastifyReply, boolean>();

  // The hooks use callbacks, because they run for every request and a promise would cost more than their work.
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
  /**
   * Stops listening. Idle connections close at once, and connections with an unfinished refusal after `LINGER_MS` at most.
   */
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
