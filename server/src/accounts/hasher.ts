import type { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import { askWorker, startWorker } from './ask-worker';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

interface Job {
  readonly password: string;
  /** What to compare with; without it a new hash is made. */
  readonly encoded?: string;
}

const hashResult = v.union([v.string(), v.boolean()]);

/**
 * Argon2id in worker threads, one call per thread at a time, at a lower priority than the rest of the process.
 * The caller limits concurrency: each concurrent call takes a thread.
 */
export function createHasher() {
  const idle: Worker[] = [];

  const forget = (worker: Worker) => {
    const index = idle.indexOf(worker);
    if (index !== -1) idle.splice(index, 1);
  };
  const start = () => startWorker('hash-worker.js', forget);

  const run = async (job: Job) => {
    const worker = idle.pop() ?? start();
    try {
      const value = await askWorker(worker, { ...job, options }, hashResult);
      idle.push(worker);
      return value;
    } catch (error) {
      // A failed thread is not reused.
      void worker.terminate();
      throw error;
    }
  };

  // Warm before the first sign-in.
  idle.push(start());

  return {
    /** An encoded hash with its own salt. */
    hash: async (password: string): Promise<string> => String(await run({ password })),
    verify: async (encoded: string, password: string): Promise<boolean> => (await run({ encoded, password })) === true,
  };
}
