import * as v from 'valibot';
import { createLimiter } from '@verdant/federation/limits';
import { createWorkers, type AskOptions } from '../run-in-worker';
import { workerFile } from '../worker-file';
import type { Tasks } from './money-worker';

/** Maximum memory of a thread, in megabytes. The largest file and 50,000 transactions take about half of it. */
const MAX_MEMORY_MB = 400;
/** Maximum number of users whose figures are worked on at once: one with many transactions, and one with few. */
const MAX_AT_ONCE = 2;

const createMoneyWorkers = () =>
  createWorkers(workerFile(__dirname, 'money-worker.ts'), {
    maxIdle: MAX_AT_ONCE,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
  });

/**
 * Runs a task of `money-worker.ts` in a thread. Rejects when the task fails, when the thread dies or does not reply in time, and when the
 * request is aborted.
 */
export type RunTask = <Name extends keyof Tasks>(
  name: Name,
  request: Parameters<Tasks[Name]>[0],
  options?: AskOptions,
) => Promise<ReturnType<Tasks[Name]>>;

export function createTaskRunner(workers = createMoneyWorkers()): RunTask {
  const limiter = createLimiter({ concurrency: MAX_AT_ONCE, waiting: Infinity });
  return async <Name extends keyof Tasks>(name: Name, request: Parameters<Tasks[Name]>[0], options?: AskOptions) => {
    const reply = v.custom<ReturnType<Tasks[Name]>>(() => true);
    // Files are limited before they are received.
    const release = name === 'readFile' ? undefined : await limiter.acquire(name);
    try {
      return await workers.ask({ name, request }, reply, options);
    } finally {
      release?.();
    }
  };
}

export const runTask = createTaskRunner();
