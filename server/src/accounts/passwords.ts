import { availableParallelism } from 'node:os';
import * as v from 'valibot';
import { createWorkerPool, workerFile } from '../run-in-worker';
import { createHashQueue, type HashClient, type HashQueueLimits } from './hash-queue';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

interface Job {
  readonly password: string;
  /** Hash with which the worker compares the password; the worker hashes the password if `encoded` is missing. */
  readonly encoded?: string;
}

const hashResult = v.union([v.string(), v.boolean()]);

/**
 * Hash that stands in for unknown accounts, so that their responses take as long as others. The hash is a constant, because
 * a computed hash would be missing if a worker thread fails.
 */
const HASH_OF_NO_PASSWORD =
  '$argon2id$v=19$m=19456,t=2,p=1$PlSskpuyWitmFyFxBCGVYw$bggaB1fBp5LXuD7CoNUeNxSfbQL7wxKk1jiBGAIxpr0';

/** Returns the default limits of the hash queue, which leave one processor core free. */
export function defaultHashQueueLimits(cores = availableParallelism()): HashQueueLimits {
  return { atOnce: Math.min(4, Math.max(1, cores - 1)), waiting: 100, perIp: 25 };
}

/**
 * Creates functions that hash and check passwords with argon2id in low-priority threads. One queue limits the calls; a full
 * queue throws a 503.
 */
export function createPasswordService(limits = defaultHashQueueLimits()) {
  const queue = createHashQueue(limits);
  const workers = createWorkerPool(workerFile(__dirname, 'hash-worker.js'));
  const run = async (job: Job, client: HashClient) =>
    queue.run(() => workers.ask({ ...job, options }, hashResult), client);

  // The first thread starts early, so that the first sign-in does not wait.
  workers.warm();

  return {
    refuseWhenFull: queue.refuseWhenFull,
    hash: async (password: string, client: HashClient): Promise<string> => String(await run({ password }, client)),
    /** True if the password matches the hash `encoded`. Undefined (unknown account) gives false after the same time. */
    matches: async (encoded: string | undefined, password: string, client: HashClient): Promise<boolean> => {
      const isRight = await run({ password, encoded: encoded ?? HASH_OF_NO_PASSWORD }, client);
      return isRight === true && encoded !== undefined;
    },
  };
}

export type PasswordService = ReturnType<typeof createPasswordService>;
