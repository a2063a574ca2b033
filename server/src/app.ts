import { fastify, type FastifyInstance } from 'fastify';
import { API_PREFIX, neverCache, serverOptions } from '@verdant/federation/http';
import { federationServer } from '@verdant/federation/server';
import { decorateAccount } from './accounts/authenticate';
import { accountRoutes } from './accounts/routes';
import type { AppContext } from './app-context';
import { bankRoutes } from './bank';
import { healthRoutes } from './health/routes';
import { insightsRoutes } from './insights/routes';
import { platformOptions } from './platform';
import { quizRoutes } from './quiz/routes';

export interface AppParts extends AppContext {
  /** Where log lines go; the default is standard error. */
  readonly logTo?: NodeJS.WritableStream;
}

/** The whole HTTP side of the product, ready to listen or to be injected into. */
export async function buildApp({ logTo, ...context }: AppParts): Promise<FastifyInstance> {
  const { settings, db, bankLinking } = context;
  const app = fastify(serverOptions({ ...settings, logTo }));
  decorateAccount(app);
  await app.register(federationServer, platformOptions(settings, db, bankLinking));
  await app.register(
    async (api) => {
      neverCache(api);
      for (const routes of [healthRoutes, accountRoutes, quizRoutes, insightsRoutes, bankRoutes]) {
        await api.register(routes, context);
      }
    },
    { prefix: API_PREFIX },
  );
  return app;
}
