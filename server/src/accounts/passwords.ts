import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createHashQueue, type HashQueueLimits } from './hash-queue';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** One core stays free for everything else, and of Node's four threads one for reading files. */
export function defaultLimits(cores = availableParallelism()): HashQueueLimits {
  return { atOnce: Math.min(3, Math.max(1, cores - 1)), waiting: 100 };
}

export interface Passwords {
  /** An encoded argon2id hash with its own salt. */
  readonly hash: (password: string, isWanted?: () => boolean) => Promise<string>;
  /** `encoded` undefined (no such account) costs the same work and is never right. */
  readonly matches: (encoded: string | undefined, password: string, isWanted?: () => boolean) => Promise<boolean>;
}

/** Hashing and checking, both through one queue; both throw its 503 when it is full. */
export function createPasswords(limits: HashQueueLimits = defaultLimits()): Passwords {
  const run = createHashQueue(limits);
  // Nobody knows its password; it is there to be compared with.
  const nobody = hash('', options);
  return {
    hash: (password, isWanted) => run(() => hash(password, options), isWanted),
    matches: async (encoded, password, isWanted) => {
      const against = encoded ?? (await nobody);
      const isRight = await run(() => verify(against, password, options), isWanted);
      return isRight && encoded !== undefined;
    },
  };
}
