import { isDeepStrictEqual } from 'node:util';
import type PgBoss from 'pg-boss';
import type { JobKind } from './job-kind';

/** Time in which a server records the end of an attempt that took as long as it may. */
const RECORD_SECONDS = 30;

/** Creates the queue of a kind, or changes its settings to what this release declares. */
export async function prepareQueue(boss: PgBoss, kind: Omit<JobKind<object>, 'schema'>): Promise<void> {
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
