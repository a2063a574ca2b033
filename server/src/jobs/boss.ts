import type pg from 'pg';
import PgBoss from 'pg-boss';
import type { QueueKind } from './job-kind';

const DAY_SECONDS = 24 * 60 * 60;

const retention = {
  /** Seconds between runs in which one server retries overdue attempts and removes old rows. */
  maintenanceIntervalSeconds: 15,
  // A completed job prevents a second run of a repeated task in an interval, so this time must exceed every interval.
  archiveCompletedAfterSeconds: DAY_SECONDS,
  archiveFailedAfterSeconds: 7 * DAY_SECONDS,
  // The archive is never read.
  deleteAfterSeconds: 60,
};

type Executor = Pick<pg.Pool | pg.Client, 'query'>;

/** Creates pg-boss (schema `pgboss`) without workers and cron, because an unreachable database would crash the process. */
export function createBoss(database: Executor, onError: (error: unknown) => void): PgBoss {
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => database.query(text, values) },
    schedule: false,
    supervise: true,
    ...retention,
  });
  boss.on('error', onError);
  return boss;
}

/** Migrates the tables of the job queue. The caller must hold the migration lock. */
export async function migrateJobs(client: pg.Client): Promise<void> {
  const boss = createBoss(client, () => undefined);
  await boss.start();
  await boss.stop({ graceful: false });
}

/** Additional seconds after the time limit of an attempt for recording the result. */
const RECORD_SECONDS = 30;

const QUEUE_LOCK = 7_305_004;

/** Creates the queue for a kind of job if missing, and gives the queue the settings of this release. */
async function prepareQueue(boss: PgBoss, kind: QueueKind): Promise<void> {
  const queue = {
    name: kind.name,
    retryLimit: kind.retries,
    retryDelay: kind.backOffSeconds,
    retryBackoff: true,
    // An attempt without a result after this time is retried, because its server has crashed.
    expireInSeconds: kind.limitSeconds + RECORD_SECONDS,
  };
  await boss.createQueue(kind.name, queue);
  await boss.updateQueue(kind.name, queue);
}

/** Creates or changes the queues of these kinds under a lock, because two concurrent creations could deadlock. */
export async function prepareQueues(pool: pg.Pool, boss: PgBoss, kinds: readonly QueueKind[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [QUEUE_LOCK]);
    for (const kind of kinds) await prepareQueue(boss, kind);
    await client.query('commit');
    client.release();
  } catch (error) {
    // Closing the connection ends the transaction and releases the lock.
    client.release(true);
    throw error;
  }
}
