import type { FastifyPluginAsync } from 'fastify';
import type { HealthResponse } from '@verdant/shared/contract';
import { brand } from '@verdant/shared/brand';
import { version } from '../../package.json';

/** `GET /health`: 200 while the database responds, else 503; `GET /`: the API's name and version. Both are public. */
export const healthRoutes: FastifyPluginAsync<{ readonly isDatabaseReachable: () => Promise<boolean> }> = async (
  app,
  { isDatabaseReachable },
) => {
  app.get('/health', { config: { isProbe: true } }, async (_request, reply): Promise<HealthResponse> => {
    const state = (await isDatabaseReachable()) ? 'ok' : 'unavailable';
    reply.code(state === 'ok' ? 200 : 503).header('cache-control', 'no-store');
    return { status: state, version, uptime_seconds: Math.round(process.uptime()), database: state };
  });

  app.get('/', async () => ({ name: brand.name, version }));
};
