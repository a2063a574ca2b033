import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import type PgBoss from 'pg-boss';
import type { JobKind } from './job-kind';

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
  const known = await boss.getQueue(kind.name);
  if (!known) {
    await boss.createQueue(kind.name, { name: kind.name, ...options });
    return;
  }
  const { retryLimit, retryDelay, retryBackoff, expireInSeconds } = known;
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
