import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import { ApiError, bearerToken, hashToken } from '../http';
import { isLoopback } from './page-limit';

const isEqual = (a: string, b: string) => timingSafeEqual(Buffer.from(hashToken(a)), Buffer.from(hashToken(b)));

function checkReader(request: FastifyRequest, metricsToken: string | undefined): void {
  if (metricsToken !== undefined) {
    if (isEqual(bearerToken(request.headers.authorization) ?? '', metricsToken)) return;
    throw new ApiError(401, 'Please send the token of the metrics.', { headers: { 'www-authenticate': 'Bearer' } });
  }
  // A proxy on this machine forwards requests from elsewhere.
  if (isLoopback(request.ip) && request.headers['x-forwarded-for'] === undefined) return;
  throw new ApiError(403, 'Only the machine itself may read this while VERDANT_METRICS_TOKEN is not set.');
}

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
