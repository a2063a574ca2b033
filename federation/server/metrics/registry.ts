import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { measureRequests } from './request-metrics';

declare module 'fastify' {
  interface FastifyInstance {
    /** What `GET /metrics` returns. A product registers its own metrics here. */
    metrics: Registry;
  }
}

/** The registry of a server, with its process and its requests. Call it before any route is registered. */
export function createMetrics(app: FastifyInstance): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureRequests(app, registry);
  app.decorate('metrics', registry);
  return registry;
}
