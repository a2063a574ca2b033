import { dirname, extname, join, parse } from 'node:path';
import { Worker, type ResourceLimits } from 'node:worker_threads';
import * as v from 'valibot';

const isBuilt = extname(__filename) === '.js';

/** Returns the path of a worker's program `*-worker.ts` or `*-worker.js`. In a build, the file is next to this module. */
export function workerFile(folder: string, file: string): string {
  return isBuilt ? join(dirname(__filename), `${parse(file).name}.js`) : join(folder, file);
}

/** Default time limit for the reply of a thread, in milliseconds. */
const PATIENCE_MS = 20_000;

const reply = v.union([v.object({ problem: v.string() }), v.object({ value: v.unknown() })]);

/** Error for a thread that did not reply in time and is terminated. */
export class WorkerTimeout extends Error {}

export interface WorkerOptions {
  readonly workerData?: unknown;
  readonly resourceLimits?: ResourceLimits;
  readonly maxIdle?: number;
}

export interface WorkerCallOptions {
  /** Signal whose abort ends the thread and rejects the call. */
  readonly signal?: AbortSignal;
  readonly deadlineMs?: number;
}

export interface WorkerPool {
  /** Starts an idle thread in advance, so that the next call need not wait for a start. */
  readonly warm: () => void;
  /**
   * Sends a message to a thread and resolves to the `value` of its reply, parsed with `schema`. Rejects and terminates the
   * thread if it replies with a `problem`, ends or does not reply in time.
   */
  readonly ask: <S extends v.GenericSchema>(
    message: object,
    schema: S,
    options?: WorkerCallOptions,
  ) => Promise<v.InferOutput<S>>;
}

/** Starts a thread. TypeScript is loaded through tsx while the server runs from its sources. */
function startWorker(file: string, options: Omit<WorkerOptions, 'maxIdle'>): Worker {
  const common = { execArgv: [], ...options };
  if (!file.endsWith('.ts')) return new Worker(file, common);
  const path = JSON.stringify(file);
  const program = `const load = require('node:module').createRequire(${path}); load('tsx/cjs'); load(${path});`;
  return new Worker(program, { ...common, eval: true });
}

/** Resolves to the next message. Rejects if the thread ends or does not reply in time, or `signal` is aborted. */
async function nextMessage(worker: Worker, { signal, deadlineMs = PATIENCE_MS }: WorkerCallOptions): Promise<unknown> {
  return new Promise<unknown>((resolve, reject) => {
    const settle = () => {
      clearTimeout(silence);
      // removeAllListeners would also remove the worker's internal listeners.
      worker.off('error', onError).off('exit', onExit).off('message', onMessage).unref();
      signal?.removeEventListener('abort', onAbort);
    };
    const onError = (error: unknown) => {
      settle();
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    const onExit = (code: number) => onError(new Error(`the worker thread exited with ${code}`));
    const onAbort = () => onError(signal?.reason);
    const onMessage = (sent: unknown) => {
      settle();
      resolve(sent);
    };
    const silence = setTimeout(() => onError(new WorkerTimeout('the worker thread does not respond')), deadlineMs);
    worker.on('error', onError).on('exit', onExit).on('message', onMessage);
    signal?.addEventListener('abort', onAbort);
    worker.ref();
  });
}

/**
 * Runs the program `file` in worker threads, each of which processes one message at a time; idle threads do not keep the
 * process alive. The caller limits the number of concurrent calls.
 */
export function createWorkerPool(file: string, { maxIdle = Infinity, ...options }: WorkerOptions = {}): WorkerPool {
  const idle: Worker[] = [];

  const start = () => {
    const worker = startWorker(file, options);
    const forget = () => {
      const index = idle.indexOf(worker);
      if (index !== -1) idle.splice(index, 1);
    };
    // The error is ignored: an idle thread's error must not end the process. `exit` follows and removes the thread.
    worker.on('error', () => undefined).on('exit', forget);
    worker.unref();
    return worker;
  };

  return {
    warm: () => void idle.push(start()),
    ask: async (message, schema, asked = {}) => {
      asked.signal?.throwIfAborted();
      const worker = idle.pop() ?? start();
      try {
        const received = nextMessage(worker, asked);
        worker.postMessage(message);
        const parsed = v.parse(reply, await received);
        if ('problem' in parsed) throw new Error(parsed.problem);
        const value = v.parse(schema, parsed.value);
        if (idle.length < maxIdle) idle.push(worker);
        else void worker.terminate();
        return value;
      } catch (error) {
        void worker.terminate();
        throw error;
      }
    },
  };
}
