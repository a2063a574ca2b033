import type pg from 'pg';
import PgBoss from 'pg-boss';

const DAY_SECONDS = 24 * 60 * 60;

const keeping = {
  /** How often overdue attempts are handed on and old rows are removed, by one server for all. */
  maintenanceIntervalSeconds: 15,
  // Longer than the interval of any repeated job: a completed one is how the servers know that it was run.
  archiveCompletedAfterSeconds: DAY_SECONDS,
  archiveFailedAfterSeconds: 7 * DAY_SECONDS,
  // No one reads the archive.
  deleteAfterSeconds: 60,
};

type Executor = Pick<pg.Pool | pg.Client, 'query'>;

/**
 * pg-boss over connections of ours, in the schema `pgboss`. Its own workers and its cron are not used: they record the
 * end of a job without waiting, and a database that is away at that moment would end the process.
 */
export function createBoss(database: Executor, onError: (error: unknown) => void): PgBoss {
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => database.query(text, values) },
    schedule: false,
    supervise: true,
    ...keeping,
  });
  boss.on('error', onError);
  return boss;
}

/** Brings the tables of the queue up to date; the caller has the lock of the migrations. */
export async function migrateJobs(client: pg.Client): Promise<void> {
  const boss = createBoss(client, () => undefined);
  await boss.start();
  await boss.stop({ graceful: false });
}
