import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import * as v from 'valibot';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

interface Job {
  readonly password: string;
  /** What to compare with; without it a new hash is made. */
  readonly encoded?: string;
}

/** A hash takes about 30 ms; a thread that is silent this long is broken and must not block the queue. */
const PATIENCE_MS = 20_000;

const workerMessage = v.object({
  value: v.optional(v.union([v.string(), v.boolean()])),
  problem: v.optional(v.string()),
});

function ask(worker: Worker, job: Job): Promise<string | boolean> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      clearTimeout(silence);
      // One by one: removeAllListeners would also remove the worker's internal ones.
      worker.off('error', onError).off('exit', onExit).off('message', onMessage).unref();
    };
    const onError = (error: unknown) => {
      settle();
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    const onExit = (code: number) => onError(new Error(`the hashing thread exited with ${code}`));
    const onMessage = (message: unknown) => {
      settle();
      const { value, problem } = v.parse(workerMessage, message);
      if (value === undefined) reject(new Error(problem ?? 'no hash'));
      else resolve(value);
    };
    const silence = setTimeout(() => {
      onError(new Error('the hashing thread does not respond'));
    }, PATIENCE_MS);
    worker.on('error', onError).on('exit', onExit).on('message', onMessage);
    worker.ref();
    worker.postMessage({ ...job, options });
  });
}

/**
 * Argon2id in worker threads, one call per thread at a time, at a lower priority than the rest of the process.
 * The caller limits concurrency: each concurrent call takes a thread.
 */
export function createHasher() {
  const idle: Worker[] = [];

  const start = () => {
    const worker = new Worker(join(__dirname, 'hash-worker.js'), { execArgv: [] });
    worker.unref();
    return worker;
  };

  const run = async (job: Job) => {
    const worker = idle.pop() ?? start();
    try {
      const value = await ask(worker, job);
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
