import { fastify, type FastifyPluginAsync } from 'fastify';
import { API_PREFIX, neverCache, serverOptions } from '@verdant/federation/http';
import { createLimits } from '@verdant/federation/limits';
import { federationServer } from '@verdant/federation/server';
import { accountExportAndDeletionRoutes } from './account-data/routes';
import { apiDocumentRoutes } from './api-document/api-document';
import { decorateAccount } from './accounts/authenticate';
import { accountRoutes } from './accounts/routes';
import { answerChangeRoutes } from './answer-changes/routes';
import { bankLinkRoutes, type BankLinking } from './bank-link';
import { measurePool, poolOf, type Database } from './database';
import type { Cipher } from './encryption/cipher';
import { goalRoutes } from './goals/routes';
import { healthRoutes } from './health/routes';
import { insightsRoutes } from './insights/routes';
import { importRoutes } from './money/import/routes';
import { createJobs } from './jobs';
import { createFederationOptions } from './platform';
import { budgetRoutes } from './money/budget/routes';
import { recomputeAfterRemoval } from './money/recalculate-money';
import { recurringRoutes } from './money/recurring/routes';
import { moneyRoutes } from './money/routes';
import { addDrain } from './lifecycle/drain';
import { quizRoutes } from './quiz/routes';
import { deleteExpiredLimitCounts, createLimitTable } from './limits/limit-table';
import type { Settings } from './settings';
import { traceRequests } from './tracing/tracing';
import { moneyMailJobs } from './money-mails/send';
import { reminderRoutes } from './reminders/routes';
import { contactRoutes, serveSite } from './site/routes';

export interface AppOptions {
  readonly settings: Settings;
  readonly db: Database;
  readonly cipher: Cipher;
  /** Resolves to true if the database responds. Never rejects. */
  readonly isDatabaseReachable: () => Promise<boolean>;
  readonly bankLinking: BankLinking | undefined;
  /** Destination of the log; standard error by default. */
  readonly logTo?: NodeJS.WritableStream;
}

/** Builds the product's HTTP server, ready to listen. `startJobs` starts the background jobs, after the migration. */
export async function buildApp({ logTo, ...context }: AppOptions) {
  const { settings, db, bankLinking } = context;
  const app = fastify({ ...serverOptions({ ...settings, logTo }), return503OnClosing: false });
  const drain = addDrain(app);
  traceRequests(app);
  decorateAccount(app);
  const limits = createLimits(createLimitTable(db));
  const pool = poolOf(db);
  const jobs = createJobs(pool, app.log);
  await app.register(federationServer, { ...createFederationOptions(settings, db, bankLinking, jobs), limits });
  jobs.repeat('delete-ended-limit-counts', async () => deleteExpiredLimitCounts(db));
  serveSite(app, settings);
  measurePool(app.metrics, pool);
  jobs.measure(app.metrics);
  await app.register(
    async (api) => {
      neverCache(api);
      const options = {
        ...context,
        limits,
        jobs,
        drainPhase: drain.phase,
        forgetMoney: recomputeAfterRemoval,
      };
      const subjects: FastifyPluginAsync<typeof options>[] = [
        healthRoutes,
        accountRoutes,
        quizRoutes,
        insightsRoutes,
        answerChangeRoutes,
        bankLinkRoutes,
        moneyRoutes,
        importRoutes,
        recurringRoutes,
        goalRoutes,
        budgetRoutes,
        reminderRoutes,
        moneyMailJobs,
        accountExportAndDeletionRoutes,
        contactRoutes,
        apiDocumentRoutes,
      ];
      for (const routes of subjects) await api.register(routes, options);
    },
    { prefix: API_PREFIX },
  );
  // The job queue is closed after the requests in flight, because these requests can send jobs.
  app.addHook('onClose', jobs.close);
  return { app, drain, startJobs: jobs.start };
}
