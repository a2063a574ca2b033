import { randomUUID } from 'node:crypto';
import { fastify, type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { decorateAccount } from './accounts/authenticate';
import { accountRoutes } from './accounts/routes';
import type { AppContext } from './app-context';
import { bankLinkRoutes, widgetOrigins } from './bank-link';
import { healthRoutes } from './health/routes';
import { readJsonBodies } from './http/body-parser';
import { answerBrokenRequest } from './http/client-error';
import { answerErrors, answerFrameworkError } from './http/error-handler';
import { loggedRequest } from './http/logged-request';
import { collectMethods } from './http/methods';
import { answerUnknown, createUnknownHandler } from './http/not-found';
import { sendSecurityHeaders } from './http/security-headers';
import { insightsRoutes } from './insights/routes';
import { developerOverrides, overrideRoutes, policyOf } from './overrides';
import { inlineScriptHashes, servePages } from './pages/routes';
import { quizRoutes } from './quiz/routes';
import { hasCompletedQuiz } from './quiz/store';
import { publishingRoutes } from './releases/publishing/routes';
import { servePublished } from './releases/publishing/serve';
import type { Builds } from './releases/read-builds';
import { releaseFileReader } from './releases/read-file';
import { automaticRollback, publishedReleases, registryRoutes } from './releases/registry';
import { resolveFor, type ResolutionLayer } from './releases/resolution';
import { serveReleases } from './releases/routes';
import { serveMetrics } from './reports/metrics';
import { reportRoutes } from './reports/routes';

/** A whole quiz with ten long answers is about 20 KB. */
const BODY_LIMIT_BYTES = 256 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;

export interface AppParts extends AppContext {
  readonly builds: Builds;
  /** Where log lines go; the default is standard error. */
  readonly logTo?: NodeJS.WritableStream;
}

/** The whole HTTP side of the product, ready to listen or to be injected into. */
export async function buildApp({
  settings,
  builds,
  logTo = process.stderr,
  ...context
}: AppParts): Promise<FastifyInstance> {
  const app = fastify({
    logger: {
      level: settings.logLevel,
      stream: logTo,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      serializers: { req: loggedRequest },
    },
    genReqId: () => randomUUID(),
    trustProxy: settings.trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerBrokenRequest,
  });
  readJsonBodies(app);
  answerErrors(app);
  decorateAccount(app);
  const unknown = createUnknownHandler(collectMethods(app));
  answerUnknown(app, unknown);
  const allowPlaces = await sendSecurityHeaders(app, inlineScriptHashes(builds), (headers) =>
    widgetOrigins(context.bankLinking, headers),
  );

  /** What a visitor gets, layer by layer: published releases, overrides of developers, the fault lab. */
  const published = publishedReleases(context.db, builds, app.log);
  const overriding = policyOf(settings);
  const layers: ResolutionLayer[] = [published, developerOverrides(context.db, builds, overriding, app.log)];
  await app.register(
    async (api) => {
      // Answers are a person's own, and true only now.
      api.addHook('onSend', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
      });
      const parts = {
        settings,
        ...context,
        hasCompletedQuiz: async (userId: string) => hasCompletedQuiz(context.db, userId),
      };
      const subjects: FastifyPluginAsync<typeof parts>[] = [
        healthRoutes,
        accountRoutes,
        quizRoutes,
        insightsRoutes,
        bankLinkRoutes,
        publishingRoutes(builds),
        registryRoutes(builds, layers),
      ];
      for (const routes of subjects) await api.register(routes, parts);
      await api.register(overrideRoutes({ builds, policy: overriding, layers: [published] }), { settings, ...context });
      await api.register(reportRoutes, {
        settings,
        db: context.db,
        resolve: async (request) => resolveFor(request, builds.remotes, layers),
        rollBack: async (name, version, reason) => automaticRollback(context.db, name, version, reason),
      });
    },
    { prefix: '/api/v1' },
  );

  for (const problem of builds.problems) app.log.warn(problem);
  const readReleaseFile = releaseFileReader(context.db, builds);
  await serveReleases(app, builds);
  servePublished(app, readReleaseFile);
  serveMetrics(app, { settings, db: context.db });
  if (settings.faultLab) {
    const { openFaultLab } = await import('./faults');
    layers.push(await openFaultLab(app, { db: context.db, builds, readReleaseFile, layers: [...layers] }));
  }
  servePages(app, builds, { layers, allowPlaces, unknown });
  return app;
}
