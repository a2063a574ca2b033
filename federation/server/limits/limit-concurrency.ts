import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ipKey } from '../http/client-ip';
import { createLimiter, type LimiterRules } from './limiter';
import { acquireSlot, handleWithinSlots, openSlots, releaseSlots } from './request-slots';
import { queueFull, refuseSlowly } from './too-many';

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
