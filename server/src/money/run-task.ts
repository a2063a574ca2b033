import type { ResourceLimits } from 'node:worker_threads';
import * as v from 'valibot';
import { createLimiter } from '@verdant/federation/limits';
import { createWorkerPool, workerFile, type WorkerCallOptions } from '../run-in-worker';
import type { Tasks } from './money-worker';

/** Maximum number of tasks of one name that run at once. Two allow for one user with many transactions and one with few. */
const MAX_AT_ONCE = 2;
/** Maximum time of a task, in milliseconds. 200,000 transactions take ten seconds on a slow machine. */
const DEADLINE_MS = 120_000;

export const createMoneyWorkers = (resourceLimits: ResourceLimits = {}) =>
  createWorkerPool(workerFile(__dirname, 'money-worker.ts'), { maxIdle: MAX_AT_ONCE, resourceLimits });

/**
 * Returns a function that runs a task in a thread, at most `atOnce` tasks of each name at once. It rejects when the task
 * fails, the thread dies or is late, or the request is aborted.
 */
export function createTaskRunner(workers = createMoneyWorkers(), atOnce = MAX_AT_ONCE) {
  const limiter = createLimiter({ concurrency: atOnce, waiting: Infinity });
  return async <Name extends keyof Tasks>(
    name: Name,
    request: Parameters<Tasks[Name]>[0],
    options?: WorkerCallOptions,
  ) => {
    const reply = v.custom<ReturnType<Tasks[Name]>>(() => true);
    const release = await limiter.acquire(name);
    try {
      return await workers.ask({ name, request }, reply, { deadlineMs: DEADLINE_MS, ...options });
    } finally {
      release?.();
    }
  };
}

export const runTask = createTaskRunner();
