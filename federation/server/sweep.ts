import type { FastifyInstance } from 'fastify';
import type { Database } from './database';
import { deleteExpiredLabSessions } from './fault-lab/store';
import { deleteOldPages } from './load-reports/store';
import type { PluginSettings, RunHourly } from './options';
import { deleteExpiredOverrides } from './overrides/store';
import { deleteOldPublications } from './publishing/publish';
import { deleteExpiredPreviews } from './registry/store';

const HOUR_MS = 60 * 60 * 1000;

/** Returns a function that runs a task at once and then every hour while this server listens. Failures are logged. */
export function createHourlyRunner(app: FastifyInstance): RunHourly {
  return (name, run) => {
    const runNow = () => {
      run().catch((error: unknown) => app.log.error({ err: error, task: name }, 'an hourly task failed'));
    };
    let timer: NodeJS.Timeout | undefined;
    app.addHook('onListen', async () => {
      timer = setInterval(runNow, HOUR_MS).unref();
      runNow();
    });
    app.addHook('onClose', async () => clearInterval(timer));
  };
}

export function scheduleCleanup(runHourly: RunHourly, db: Database, settings: Pick<PluginSettings, 'faultLab'>): void {
  runHourly('delete-old-load-reports', async () => deleteOldPages(db));
  runHourly('delete-expired-overrides', async () => deleteExpiredOverrides(db));
  runHourly('delete-expired-previews', async () => deleteExpiredPreviews(db));
  runHourly('delete-old-publications', async () => deleteOldPublications(db));
  if (settings.faultLab) runHourly('delete-expired-fault-lab-sessions', async () => deleteExpiredLabSessions(db));
}
