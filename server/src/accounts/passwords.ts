import { availableParallelism } from 'node:os';
import { createHashQueue, type HashQueueLimits } from './hash-queue';
import { createHasher } from './hasher';

/** One core stays free for everything else. */
export function defaultLimits(cores = availableParallelism()): HashQueueLimits {
  return { atOnce: Math.min(4, Math.max(1, cores - 1)), waiting: 100 };
}

export interface Passwords {
  /** An encoded argon2id hash with its own salt. */
  readonly hash: (password: string, isWanted?: () => boolean) => Promise<string>;
  /** `encoded` undefined (no such account) takes the same time and never matches. */
  readonly matches: (encoded: string | undefined, password: string, isWanted?: () => boolean) => Promise<boolean>;
  /** Throws a 503 when the queue is full. */
  readonly refuseWhenFull: () => void;
}

/** Hashing and checking, both through one queue; both throw its 503 when it is full. */
export function createPasswords(limits: HashQueueLimits = defaultLimits()): Passwords {
  const queue = createHashQueue(limits);
  const hasher = createHasher();
  // Compared with when there is no account, so that the response takes as long; it never matches.
  const nobody = queue.run(() => hasher.hash(''));
  nobody.catch(() => undefined);
  return {
    refuseWhenFull: queue.refuseWhenFull,
    hash: (password, isWanted) => queue.run(() => hasher.hash(password), isWanted),
    matches: async (encoded, password, isWanted) => {
      const against = encoded ?? (await nobody);
      const isRight = await queue.run(() => hasher.verify(against, password), isWanted);
      return isRight && encoded !== undefined;
    },
  };
}
