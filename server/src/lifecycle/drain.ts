import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ApiError } from '@verdant/federation/http';

/** A phase: `serving` until the stop signal, `draining` while new requests are still served, then `refusing`. */
export type DrainPhase = 'serving' | 'draining' | 'refusing';

interface DrainLimits {
  /** Milliseconds in which requests are still served while the server reports that it is not ready. */
  readonly drainMs: number;
  /** Maximum milliseconds for requests in flight after `drainMs`. */
  readonly graceMs: number;
  /** Signal that ends both waits. */
  readonly hurry: AbortSignal;
}

/**
 * The server accepts requests until none arrives for `QUIET_MS`, but at most for `SETTLE_MAX_MS`. Requests sent before the
 * stop signal can arrive after it.
 */
const QUIET_MS = 100;
const SETTLE_MAX_MS = 1_000;
const POLL_MS = 20;
/** Milliseconds for which connections stay open for further requests after the server stops listening. */
const LINGER_MS = 500;

const serverStoppingError = () =>
  new ApiError(503, 'The service is restarting. Please try again in a moment.', { headers: { 'retry-after': '1' } });

/** True if the handler writes the response itself, e.g. the fault lab's endless replies, which shutdown ignores. */
const isHijacked = (reply: FastifyReply) => reply.sent && !reply.raw.writableEnded;

/**
 * Adds hooks by which the server stops without breaking a request. Must be called before any route is registered, on an app
 * with `return503OnClosing: false`.
 */
export function addDrain(app: FastifyInstance) {
  let phase: DrainPhase = 'serving';
  let lastArrival = 0;
  /** Unfinished replies, with true if the shutdown waits for the reply. */
  const inFlight = new Map<FastifyReply, boolean>();

  // These hooks use callbacks, because hooks run for every request and promises cost more.
  app.addHook('onRequest', (_request, reply, done) => {
    inFlight.set(reply, phase !== 'refusing');
    if (phase === 'draining') lastArrival = performance.now();
    reply.raw.once('close', () => inFlight.delete(reply));
    done();
  });
  // Requests are refused after their bodies are read: unread bytes reset a closed connection and lose the response.
  app.addHook('preValidation', (_request, reply, done) => {
    done(inFlight.get(reply) === false ? serverStoppingError() : undefined);
  });
  // Connections that were opened before the stop signal also close after the response.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (phase !== 'serving') reply.header('connection', 'close');
    done();
  });

  const isBusy = () => [...inFlight].some(([reply, isAwaited]) => isAwaited && !isHijacked(reply));
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
  /** Stops listening. Connections close at once if idle, else after at most `LINGER_MS`. */
  const close = async (hurry: AbortSignal) => {
    const cutAt = performance.now() + (isBusy() ? 0 : LINGER_MS);
    const cut = setInterval(() => {
      if (hurry.aborted || performance.now() >= cutAt) app.server.closeAllConnections();
    }, POLL_MS);
    await app.close();
    clearInterval(cut);
  };

  return {
    phase: (): DrainPhase => phase,
    /** Stops the server. Resolves once the port is free. */
    stop: async ({ drainMs, graceMs, hurry }: DrainLimits): Promise<void> => {
      phase = 'draining';
      await wait(drainMs, undefined, { signal: hurry }).catch(() => undefined);
      await untilQuiet(hurry);
      phase = 'refusing';
      await untilIdle(graceMs, hurry);
      await close(hurry);
    },
  };
}
