import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { checkReader } from './metrics-reader';

interface Parts {
  readonly registry: Registry;
  /** The token that readers must send; without one only this machine may read. */
  readonly metricsToken: string | undefined;
}

/** `GET /metrics`, in the text format of Prometheus. */
export function serveMetrics(app: FastifyInstance, { registry, metricsToken }: Parts): void {
  app.get('/metrics', async (request, reply) => {
    checkReader(request, metricsToken);
    const text = await registry.metrics();
    return reply.header('cache-control', 'no-store').type(registry.contentType).send(text);
  });
}
