import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { settingName } from '../product';
import { checkReader } from './metrics-reader';

interface MetricsOptions {
  readonly registry: Registry;
  /** The token that readers must send; without one only this machine may read. */
  readonly metricsToken: string | undefined;
}

/** `GET /metrics`, in the text format of Prometheus. */
export function serveMetrics(app: FastifyInstance, { registry, metricsToken }: MetricsOptions): void {
  app.get('/metrics', async (request, reply) => {
    checkReader(request, metricsToken, settingName(app, 'METRICS_TOKEN'));
    const text = await registry.metrics();
    return reply.header('cache-control', 'no-store').type(registry.contentType).send(text);
  });
}
