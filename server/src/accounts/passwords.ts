import { availableParallelism } from 'node:os';
import * as v from 'valibot';
import { createWorkers, workerFile } from '../run-in-worker';
import { createHashQueue, type HashClient, type HashQueueLimits } from './hash-queue';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

interface Job {
  readonly password: string;
  /** Hash to compare with; the worker creates a hash if this one is missing. */
  readonly encoded?: string;
}

const hashResult = v.union([v.string(), v.boolean()]);

/**
 * Creates functions that run argon2id in worker threads at a low priority. The caller limits concurrency, because each
 * call takes a thread.
 */
export function createHasher() {
  const workers = createWorkers(workerFile(__dirname, 'hash-worker.js'));
  const run = async (job: Job) => workers.ask({ ...job, options }, hashResult);

  // The first thread starts early, so that the first sign-in does not wait.
  workers.warm();

  return {
    hash: async (password: string): Promise<string> => String(await run({ password })),
    verify: async (encoded: string, password: string): Promise<boolean> => (await run({ encoded, password })) === true,
  };
}

/**
 * Hash of no password, compared with for unknown accounts so that the response takes the same time. A constant works
 * even if a worker thread fails.
 */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$PlSskpuyWitmFyFxBCGVYw$bggaB1fBp5LXuD7CoNUeNxSfbQL7wxKk1jiBGAIxpr0';

/** Returns limits that leave one core free. */
export function defaultLimits(cores = availableParallelism()): HashQueueLimits {
  return { atOnce: Math.min(4, Math.max(1, cores - 1)), waiting: 100, perIp: 25 };
}

/** Creates functions that hash and check passwords through one queue, and throw a 503 if the queue is full. */
export function createPasswords(limits = defaultLimits()) {
  const queue = createHashQueue(limits);
  const hasher = createHasher();
  return {
    refuseWhenFull: queue.refuseWhenFull,
    hash: async (password: string, client: HashClient) => queue.run(() => hasher.hash(password), client),
    /** Resolves to false, after the same time, if `encoded` is undefined because there is no such account. */
    matches: async (encoded: string | undefined, password: string, client: HashClient): Promise<boolean> => {
      const isRight = await queue.run(() => hasher.verify(encoded ?? NOBODY, password), client);
      return isRight && encoded !== undefined;
    },
  };
}

export type Passwords = ReturnType<typeof createPasswords>;
