import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ipKey } from '../http/client-ip';
import { createLimiter, type LimiterRules } from './limiter';
import { acquireSlot, handleWithinSlots, openSlots, releaseSlots } from './request-slots';
import { queueFull, refuseSlowly } from './too-many';

/** Waits for a slot for the request. */
export type Acquire = (request: FastifyRequest) => Promise<void>;

/** Limits requests per network: an IPv4 address, or of an IPv6 address its /56. Throws a 503 when too many wait already. */
export function perNetwork({ retrySeconds, ...rules }: LimiterRules & { readonly retrySeconds: number }): Acquire {
  const limiter = createLimiter(rules);
  const refuse = async () => refuseSlowly(queueFull(retrySeconds));
  return async (request) => acquireSlot(limiter, ipKey(request.ip), request, refuse);
}

/**
 * Has all requests wait for their slots before their handlers, the unknown paths too; call it before routes are added. A
 * slot is held until the handler has its response, not until a slow client has it.
 */
export function limitConcurrency(app: FastifyInstance, acquire: Acquire): void {
  // After the body has arrived: one that arrives slowly keeps no one waiting.
  app.addHook('preValidation', async (request, reply) => {
    openSlots(request, reply);
    await acquire(request);
  });
  app.addHook('onRoute', handleWithinSlots);
  app.addHook('onSend', async (request) => releaseSlots(request));
}
