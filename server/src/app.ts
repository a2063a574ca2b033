import { fastify, type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { API_PREFIX, neverCache, serverOptions } from '@verdant/federation/http';
import { federationServer } from '@verdant/federation/server';
import { decorateAccount } from './accounts/authenticate';
import { accountRoutes } from './accounts/routes';
import type { AppContext } from './app-context';
import { bankLinkRoutes } from './bank-link';
import { healthRoutes } from './health/routes';
import { insightsRoutes } from './insights/routes';
import { platformOptions } from './platform';
import { quizRoutes } from './quiz/routes';
import { hasCompletedQuiz } from './quiz/store';

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
      const parts = { ...context, hasCompletedQuiz: async (userId: string) => hasCompletedQuiz(db, userId) };
      const subjects: FastifyPluginAsync<typeof parts>[] = [
        healthRoutes,
        accountRoutes,
        quizRoutes,
        insightsRoutes,
        bankLinkRoutes,
      ];
      for (const routes of subjects) await api.register(routes, parts);
    },
    { prefix: API_PREFIX },
  );
  return app;
}
