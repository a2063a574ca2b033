import { dirname, extname, join, parse } from 'node:path';
import { Worker, type ResourceLimits } from 'node:worker_threads';
import * as v from 'valibot';

const isBuilt = extname(__filename) === '.js';

/**
 * Returns the path of a worker thread's program, a file `*-worker.ts` or `*-worker.js` in `folder`. In the build of the
 * server, the compiled file is in the folder of this module.
 */
export function workerFile(folder: string, file: string): string {
  return isBuilt ? join(dirname(__filename), `${parse(file).name}.js`) : join(folder, file);
}

/** Time after which a thread that does not reply counts as broken, in milliseconds. */
const PATIENCE_MS = 20_000;

const reply = v.union([v.object({ problem: v.string() }), v.object({ value: v.unknown() })]);

/** Error for a thread that has not replied in time and is therefore terminated. */
export class WorkerTimeout extends Error {}

export interface WorkerOptions {
  readonly workerData?: unknown;
  readonly resourceLimits?: ResourceLimits;
  /** Maximum number of idle threads that are retained. */
  readonly maxIdle?: number;
}

export interface AskOptions {
  /** Signal whose abort ends the thread; the call then rejects with the reason of the abort. */
  readonly signal?: AbortSignal;
  /** Time after which the thread is ended, in milliseconds. */
  readonly deadlineMs?: number;
}

export interface Workers {
  /** Starts a thread that waits for its first message. */
  readonly warm: () => void;
  /**
   * Sends a message to a thread and resolves to its one reply, `{ value }`, parsed with `schema`. Rejects if the reply is
   * `{ problem }`, or if the thread ends or does not reply. A thread that fails is terminated.
   */
  readonly ask: <S extends v.GenericSchema>(
    message: object,
    schema: S,
    options?: AskOptions,
  ) => Promise<v.InferOutput<S>>;
}

/** Starts a thread. A TypeScript file, which is only used while the server runs from its sources, is loaded through tsx. */
function startWorker(file: string, options: Omit<WorkerOptions, 'maxIdle'>): Worker {
  const common = { execArgv: [], ...options };
  if (!file.endsWith('.ts')) return new Worker(file, common);
  const path = JSON.stringify(file);
  const program = `const load = require('node:module').createRequire(${path}); load('tsx/cjs'); load(${path});`;
  return new Worker(program, { ...common, eval: true });
}

/**
 * Resolves to the next message of a thread. Rejects when the thread ends or does not reply in time, or `signal` is aborted.
 */
async function nextMessage(worker: Worker, { signal, deadlineMs = PATIENCE_MS }: AskOptions): Promise<unknown> {
  return new Promise<unknown>((resolve, reject) => {
    const settle = () => {
      clearTimeout(silence);
      // Removes each listener by name, because removeAllListeners would also remove the worker's internal listeners.
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
 * Runs work in threads of `file`. Each thread handles one message at a time and does not keep the process alive. The caller
 * limits the number of simultaneous messages, because each message takes a thread.
 */
export function createWorkers(file: string, { maxIdle = Infinity, ...options }: WorkerOptions = {}): Workers {
  const idle: Worker[] = [];

  const start = () => {
    const worker = startWorker(file, options);
    const forget = () => {
      const index = idle.indexOf(worker);
      if (index !== -1) idle.splice(index, 1);
    };
    // The listener keeps an error of an idle thread from ending the process. Event `exit` follows and removes the thread.
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
        // A failed thread is not reused.
        void worker.terminate();
        throw error;
      }
    },
  };
}
