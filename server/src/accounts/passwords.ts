import { availableParallelism } from 'node:os';
import { createHashQueue, type HashClient, type HashQueueLimits } from './hash-queue';
import { createHasher } from './hasher';

/**
 * Compared with when there is no account, so that the response takes as long: the hash of nothing anybody can type, made
 * with the parameters of `hasher.ts`. A constant, since no failed thread can keep it from being there.
 */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$PlSskpuyWitmFyFxBCGVYw$bggaB1fBp5LXuD7CoNUeNxSfbQL7wxKk1jiBGAIxpr0';

/** One core stays free for everything else. */
export function defaultLimits(cores = availableParallelism()): HashQueueLimits {
  return { atOnce: Math.min(4, Math.max(1, cores - 1)), waiting: 100, perIp: 25 };
}

export interface Passwords {
  /** An encoded argon2id hash with its own salt. */
  readonly hash: (password: string, client: HashClient) => Promise<string>;
  /** `encoded` undefined (no such account) takes the same time and never matches. */
  readonly matches: (encoded: string | undefined, password: string, client: HashClient) => Promise<boolean>;
  /** As that of `HashQueue`. */
  readonly refuseWhenFull: (ip: string) => void;
}

/** Hashing and checking, both through one queue; both throw its 503. */
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
