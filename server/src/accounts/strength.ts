import * as v from 'valibot';
import { brand } from '@verdant/shared/brand';
import {
  estimatedParts,
  estimatorLimits,
  judgeStrength,
  ownWords,
  weaknessMessages,
  type PasswordOwner,
} from '@verdant/shared/contract';
import { fieldError } from '@verdant/federation/http';
import { createWorkers, workerFile } from '../run-in-worker';
import { createHashQueue, type HashClient } from './hash-queue';

const limits = { atOnce: 1, waiting: 100, perIp: 25 };

const estimate = v.object({
  guesses: v.number(),
  sequence: v.array(v.object({ pattern: v.string(), token: v.string(), dictionaryName: v.optional(v.string()) })),
});
const estimates = v.tupleWithRest([estimate], estimate);

/** A new password with the name of its field and data of its owner. */
export interface ChosenPassword {
  /** Name of the request's field, for the error 422. */
  readonly field: string;
  readonly password: string;
  readonly owner: PasswordOwner;
}

export interface StrengthCheck {
  /**
   * Throws a 422 at the field for a password that is easy to guess, and a 503 if the queue of checks is full.
   */
  readonly refuseWeak: (chosen: ChosenPassword, client: HashClient) => Promise<void>;
}

/**
 * Estimates passwords with zxcvbn and its dictionaries, in a worker thread that starts with the first estimate. An estimate
 * takes 5 to 60 ms, which must not block the event loop.
 */
export function createStrengthCheck(): StrengthCheck {
  const queue = createHashQueue(limits);
  const workers = createWorkers(workerFile(__dirname, 'strength-worker.js'), { workerData: estimatorLimits });
  const ask = async (parts: readonly string[], words: readonly string[]) => workers.ask({ parts, words }, estimates);

  return {
    refuseWeak: async ({ field, password, owner }, client) => {
      const verdict = judgeStrength(
        await queue.run(() => ask(estimatedParts(password), ownWords(brand.name, owner)), client),
      );
      if (verdict.level === 'weak') throw fieldError(field, weaknessMessages[verdict.weakness]);
    },
  };
}
