import type { FastifyInstance } from 'fastify';

/** Keeps the responses of this plugin out of every cache: they are a user's own, and true only now. */
export function neverCache(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
}
