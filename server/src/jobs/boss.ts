import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import PgBoss from 'pg-boss';
import type { JobKind } from './job-kind';

const DAY_SECONDS = 24 * 60 * 60;

const keeping = {
  /** Interval in which one server hands on overdue attempts and removes old rows, in seconds. */
  maintenanceIntervalSeconds: 15,
  // Longer than the interval of any repeated job: a completed one is how the servers know that it was run.
  archiveCompletedAfterSeconds: DAY_SECONDS,
  archiveFailedAfterSeconds: 7 * DAY_SECONDS,
  // The archive is not read.
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

/** Time in which a server records the end of an attempt that took as long as it may. */
const RECORD_SECONDS = 30;

type QueueKind = Omit<JobKind<object>, 'schema'>;

const QUEUE_LOCK = 7_305_004;

/** Creates the queue of a kind, or changes its settings to what this release declares. */
async function prepareQueue(boss: PgBoss, kind: QueueKind): Promise<void> {
  const options = {
    retryLimit: kind.retries,
    retryDelay: kind.backOffSeconds,
    retryBackoff: true,
    // An attempt that neither ended nor failed by then was lost with its server, and is retried.
    expireInSeconds: kind.limitSeconds + RECORD_SECONDS,
  };
  const existingQueue = await boss.getQueue(kind.name);
  if (!existingQueue) {
    await boss.createQueue(kind.name, { name: kind.name, ...options });
    return;
  }
  const { retryLimit, retryDelay, retryBackoff, expireInSeconds } = existingQueue;
  if (isDeepStrictEqual({ retryLimit, retryDelay, retryBackoff, expireInSeconds }, options)) return;
  await boss.updateQueue(kind.name, { name: kind.name, ...options });
}

/**
 * Creates or changes the queues of these kinds. Servers that start at the same moment do it one after the other: creating a
 * queue first writes to the table of queues and then locks it, so that two creations can wait for each other.
 */
export async function prepareQueues(pool: pg.Pool, boss: PgBoss, kinds: readonly QueueKind[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [QUEUE_LOCK]);
    for (const kind of kinds) await prepareQueue(boss, kind);
    await client.query('commit');
    client.release();
  } catch (error) {
    // Closing the connection ends its transaction, and the lock with it.
    client.release(true);
    throw error;
  }
}
