import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import { workerFile } from '../worker-file';

/** A worker that is silent this long is broken and must not block the queue. */
const PATIENCE_MS = 20_000;

const reply = v.union([v.object({ problem: v.string() }), v.object({ value: v.unknown() })]);

/**
 * Starts a thread with a file of this folder, which does not keep the process alive. `onGone` is called when it has died,
 * idle or not: callers must not cache it.
 */
export function startWorker(file: string, onGone: (worker: Worker) => void, workerData?: unknown): Worker {
  const worker = new Worker(workerFile(__dirname, file), { execArgv: [], workerData });
  // Without a listener an error of an idle thread would end the process. Its exit follows.
  worker.on('error', () => undefined).on('exit', () => onGone(worker));
  worker.unref();
  return worker;
}

/**
 * Sends a message to a worker thread and returns its one reply, `{ value }`, read by `schema`. Rejects for a reply
 * `{ problem }`, a dead or a silent thread; such a thread must not be used again. One call per thread at a time.
 */
export async function askWorker<S extends v.GenericSchema>(
  worker: Worker,
  message: object,
  schema: S,
): Promise<v.InferOutput<S>> {
  const received = await new Promise<unknown>((resolve, reject) => {
    const settle = () => {
      clearTimeout(silence);
      // One by one: removeAllListeners would also remove the worker's internal ones.
      worker.off('error', onError).off('exit', onExit).off('message', onMessage).unref();
    };
    const onError = (error: unknown) => {
      settle();
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    const onExit = (code: number) => onError(new Error(`the worker thread exited with ${code}`));
    const onMessage = (sent: unknown) => {
      settle();
      resolve(sent);
    };
    const silence = setTimeout(() => {
      onError(new Error('the worker thread does not respond'));
    }, PATIENCE_MS);
    worker.on('error', onError).on('exit', onExit).on('message', onMessage);
    worker.ref();
    worker.postMessage(message);
  });
  const parsed = v.parse(reply, received);
  if ('problem' in parsed) throw new Error(parsed.problem);
  return v.parse(schema, parsed.value);
}
