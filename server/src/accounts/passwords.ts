import { availableParallelism } from 'node:os';
import * as v from 'valibot';
import { createWorkers, workerFile } from '../run-in-worker';
import { createHashQueue, type HashClient, type HashQueueLimits } from './hash-queue';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

interface Job {
  readonly password: string;
  /** Hash that the password is compared with. The worker creates a new hash if this one is missing. */
  readonly encoded?: string;
}

const hashResult = v.union([v.string(), v.boolean()]);

/**
 * Creates functions that run argon2id in worker threads, one call per thread at a time, at a lower priority than the rest
 * of the process. The caller limits concurrency: each concurrent call takes a thread.
 */
export function createHasher() {
  const workers = createWorkers(workerFile(__dirname, 'hash-worker.js'));
  const run = async (job: Job) => workers.ask({ ...job, options }, hashResult);

  // A thread is started now, so that the first sign-in does not wait for it.
  workers.warm();

  return {
    /** Returns an encoded hash with its own salt. */
    hash: async (password: string): Promise<string> => String(await run({ password })),
    verify: async (encoded: string, password: string): Promise<boolean> => (await run({ encoded, password })) === true,
  };
}

/**
 * Hash that a password is compared with if the account does not exist, so that the response takes the same time. No
 * password matches this hash. The hash is a constant, because a worker thread that fails at the start could not compute
 * one.
 */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$PlSskpuyWitmFyFxBCGVYw$bggaB1fBp5LXuD7CoNUeNxSfbQL7wxKk1jiBGAIxpr0';

/** Returns limits that leave one core free for other work. */
export function defaultLimits(cores = availableParallelism()): HashQueueLimits {
  return { atOnce: Math.min(4, Math.max(1, cores - 1)), waiting: 100, perIp: 25 };
}

export interface Passwords {
  /** Returns an encoded argon2id hash with its own salt. */
  readonly hash: (password: string, client: HashClient) => Promise<string>;
  /**
   * Compares a password with a hash. Takes the same time and resolves to false if the hash is undefined (no such account).
   */
  readonly matches: (encoded: string | undefined, password: string, client: HashClient) => Promise<boolean>;
  /** Throws a 503 if the queue of hashes, or the share of this IP address, is full. */
  readonly refuseWhenFull: (ip: string) => void;
}

/**
 * Creates functions that hash and check passwords through one queue. `hash` and `matches` throw a 503 if the queue is full.
 */
export function createPasswords(limits: HashQueueLimits = defaultLimits()): Passwords {
  const queue = createHashQueue(limits);
  const hasher = createHasher();
  return {
    refuseWhenFull: queue.refuseWhenFull,
    hash: (password, client) => queue.run(() => hasher.hash(password), client),
    matches: async (encoded, password, client) => {
      const isRight = await queue.run(() => hasher.verify(encoded ?? NOBODY, password), client);
      return isRight && encoded !== undefined;
    },
  };
}
