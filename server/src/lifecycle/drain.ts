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
  /** Maximum time, in milliseconds, that requests in flight have to complete after `drainMs`. */
  readonly graceMs: number;
  /** Signal that ends both waits immediately when it is aborted. */
  readonly hurry: AbortSignal;
}

/**
 * Requests that clients sent before the stop signal count as in flight. The server assumes that it has read all of them
 * once no request arrives for `QUIET_MS`, or after `SETTLE_MAX_MS`.
 */
const QUIET_MS = 100;
const SETTLE_MAX_MS = 1_000;
const POLL_MS = 20;
/** Milliseconds for which connections stay open once the server stops listening, because further requests can arrive. */
const LINGER_MS = 500;

const refusal = () =>
  new ApiError(503, 'The service is restarting. Please try again in a moment.', { headers: { 'retry-after': '1' } });

/** True for a reply that a handler sends itself, such as the fault lab's endless replies. Shutdown ignores such replies. */
const isTakenOver = (reply: FastifyReply) => reply.sent && !reply.raw.writableEnded;

/**
 * Adds hooks to the server so that it can stop without breaking a request. Must be called before any route is registered.
 * The server needs `return503OnClosing: false`, so that refusals have the format of all other errors.
 */
export function addDrain(app: FastifyInstance): Drain {
  let phase: DrainPhase = 'serving';
  let lastArrival = 0;
  /** Unfinished replies, each with true if the shutdown waits for the reply. It does not wait for refusals. */
  const inFlight = new Map<FastifyReply, boolean>();

  // The hooks use callbacks, because they run for every request and a promise would cost more than their work.
  app.addHook('onRequest', (_request, reply, done) => {
    inFlight.set(reply, phase !== 'refusing');
    if (phase === 'draining') lastArrival = performance.now();
    reply.raw.once('close', () => inFlight.delete(reply));
    done();
  });
  // Requests are refused only after their body is read. Closing a connection with unread bytes resets it, and the client
  // would never see the response.
  app.addHook('preValidation', (_request, reply, done) => {
    done(inFlight.get(reply) === false ? refusal() : undefined);
  });
  // Requests that began before the stop signal also get the header, so that their connections end.
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
