import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type PgBoss from 'pg-boss';
import type { Handler, QueueKind } from './job-kind';

/** The part of an error that is safe to store: not the message, which can contain addresses, links or parameters. */
interface FailureDescription {
  readonly name?: string;
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
}

export function describeFailure(error: unknown): FailureDescription {
  if (!(error instanceof Error)) return {};
  const [code, command, responseCode] = ['code', 'command', 'responseCode'].map((name): unknown =>
    Reflect.get(error, name),
  );
  // Drizzle wraps the error with the code.
  if (code === undefined && error.cause instanceof Error) return describeFailure(error.cause);
  return {
    name: error.name,
    ...(typeof code === 'string' && { code }),
    ...(typeof command === 'string' && { command }),
    ...(typeof responseCode === 'number' && { responseCode }),
  };
}

/** Pause between tries to record the end of a job, in milliseconds. */
const RECORD_RETRY_MS = 500;

/** An outcome of an attempt: completed, to be retried, or given up. */
export type JobOutcome = 'completed' | 'retrying' | 'failed';

type FetchedJob = Pick<PgBoss.JobWithMetadata<unknown>, 'id' | 'data' | 'retryCount' | 'retryLimit'>;
type FetchOptions = PgBoss.FetchOptions & { readonly includeMetadata: true };

export interface WorkerOptions {
  readonly kind: QueueKind;
  readonly run: Handler<unknown>;
  readonly boss: {
    readonly fetch: (name: string, options: FetchOptions) => Promise<readonly FetchedJob[]>;
    readonly fail: (name: string, id: string, failure: FailureDescription) => Promise<void>;
  };
  readonly recordCompleted: (id: string) => Promise<unknown>;
  readonly onOutcome: (outcome: JobOutcome) => void;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

export interface Worker {
  /** Ends the current pause between two polls. */
  readonly wake: () => void;
  /** Stops taking jobs. Resolves once the results of running jobs are recorded. */
  readonly stop: () => Promise<void>;
}

class TimeLimitError extends Error {
  override name = 'TimeLimitError';
}

/** Runs `run`. Aborts the signal and rejects after the time limit, without waiting for `run` to end. */
async function withinSeconds(seconds: number, run: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new TimeLimitError()), seconds * 1000);
  const overdue = new Promise<never>((_resolve, reject) => {
    limit.signal.addEventListener('abort', () => reject(new TimeLimitError()));
  });
  await Promise.race([run(limit.signal), overdue]).finally(() => clearTimeout(timer));
}

/** Creates a pause that `wake` ends early, even if `wake` is called before the pause begins. */
function createPause() {
  let alarm = new AbortController();
  return {
    wake: () => alarm.abort(),
    pause: async (ms: number) => {
      await wait(ms, undefined, { signal: alarm.signal }).catch(() => undefined);
      alarm = new AbortController();
    },
  };
}

/** Takes and runs jobs of one kind, up to `concurrency` at once, until stopped. */
export function startWorker(options: WorkerOptions): Worker {
  const { kind, boss, log } = options;
  const { name, concurrency, pollSeconds, limitSeconds } = kind;
  const { wake, pause } = createPause();
  const running = new Set<Promise<void>>();
  let isStopping = false;

  /** Records an attempt's result. Retries until another server can take the overdue job. */
  const record = async (jobId: string, write: () => Promise<unknown>) => {
    const deadline = Date.now() + limitSeconds * 1000;
    for (;;) {
      try {
        await write();
        return;
      } catch (error) {
        if (Date.now() > deadline) {
          log.error({ job: name, jobId, failure: describeFailure(error) }, 'the end of a job could not be recorded');
          return;
        }
        await wait(RECORD_RETRY_MS);
      }
    }
  };

  const attempt = async ({ id, data, retryCount, retryLimit }: FetchedJob) => {
    const number = retryCount + 1;
    try {
      await withinSeconds(limitSeconds, async (signal) => options.run(data, { jobId: id, number, signal }));
    } catch (error) {
      const failure = describeFailure(error);
      const detail = { job: name, jobId: id, attempt: number, failure };
      if (retryCount < retryLimit) log.warn(detail, 'a job failed and will be retried');
      else log.error(detail, 'a job failed for good');
      options.onOutcome(retryCount < retryLimit ? 'retrying' : 'failed');
      await record(id, async () => boss.fail(name, id, failure));
      return;
    }
    options.onOutcome('completed');
    await record(id, async () => options.recordCompleted(id));
  };

  /** Starts as many jobs as allowed. Returns false if no job was waiting. */
  const takeJobs = async (): Promise<boolean> => {
    // pg-boss returns no job while the database is unreachable.
    const jobs = await boss.fetch(name, { batchSize: concurrency - running.size, includeMetadata: true });
    for (const job of jobs) {
      const run: Promise<void> = attempt(job).finally(() => running.delete(run));
      running.add(run);
    }
    return jobs.length > 0;
  };

  const work = async () => {
    while (!isStopping) {
      if (!(await takeJobs())) await pause(pollSeconds * 1000);
      if (running.size >= concurrency) await Promise.race(running);
    }
    await Promise.all(running);
  };

  const ended = work();
  return {
    wake,
    stop: async () => {
      isStopping = true;
      wake();
      await ended;
    },
  };
}
