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
import { createWorkerPool, workerFile } from '../run-in-worker';
import { createHashQueue, type HashClient } from './hash-queue';

const limits = { atOnce: 1, waiting: 100, perIp: 25 };

const estimate = v.object({
  guesses: v.number(),
  sequence: v.array(v.object({ pattern: v.string(), token: v.string(), dictionaryName: v.optional(v.string()) })),
});
const estimates = v.tupleWithRest([estimate], estimate);

/** A new password, the request's field for the 422, and the owner's data, which a password should not contain. */
interface ChosenPassword {
  readonly field: string;
  readonly password: string;
  readonly owner: PasswordOwner;
}

/** Estimates passwords with zxcvbn in a worker thread, because an estimate of 5 to 60 ms would block the event loop. */
export function createStrengthCheck() {
  const queue = createHashQueue(limits);
  const workers = createWorkerPool(workerFile(__dirname, 'strength-worker.js'), { workerData: estimatorLimits });
  const ask = async (parts: readonly string[], words: readonly string[]) => workers.ask({ parts, words }, estimates);

  return {
    /** Throws a 422 at the field for a password that is easy to guess, and a 503 if the queue of checks is full. */
    refuseWeak: async ({ field, password, owner }: ChosenPassword, client: HashClient): Promise<void> => {
      const verdict = judgeStrength(
        await queue.run(() => ask(estimatedParts(password), ownWords(brand.name, owner)), client),
      );
      if (verdict.level === 'weak') throw fieldError(field, weaknessMessages[verdict.weakness]);
    },
  };
}
