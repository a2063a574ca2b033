import type { FastifyPluginAsync } from 'fastify';
import type { HealthResponse } from '@verdant/shared/contract';
import { brand } from '@verdant/shared/brand';
import { version } from '../../package.json';
import type { DrainPhase } from '../lifecycle/drain';

export interface HealthOptions {
  readonly isDatabaseReachable: () => Promise<boolean>;
  readonly drainPhase: () => DrainPhase;
}

/**
 * Serves status calls: `/health` and `/health/ready` return 503 without the database, and `/health/ready` also while the
 * server drains. `/health/live` returns 200, and `/` the version.
 */
export const healthRoutes: FastifyPluginAsync<HealthOptions> = async (app, { isDatabaseReachable, drainPhase }) => {
  app.get('/health', { config: { isProbe: true } }, async (_request, reply): Promise<HealthResponse> => {
    const state = (await isDatabaseReachable()) ? 'ok' : 'unavailable';
    reply.code(state === 'ok' ? 200 : 503).header('cache-control', 'no-store');
    return { status: state, version, uptime_seconds: Math.round(process.uptime()), database: state };
  });

  app.get('/health/live', { config: { isProbe: true } }, async () => ({ status: 'live' }));

  app.get('/health/ready', { config: { isProbe: true } }, async (_request, reply) => {
    if (drainPhase() !== 'serving') return reply.code(503).send({ status: 'draining' });
    return (await isDatabaseReachable()) ? { status: 'ready' } : reply.code(503).send({ status: 'unavailable' });
  });

  app.get('/', async () => ({ name: brand.name, version }));
};
