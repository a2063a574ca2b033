import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { Counter, type Registry } from 'prom-client';
import * as v from 'valibot';
import { runInSpan, traceparent } from '../tracing/tracing';
import { createBoss, prepareQueues } from './boss';
import type { Handler, JobKind, QueueKind } from './job-kind';
import { measureQueues } from './job-metrics';
import { createTaskScheduler, repeatedTaskJobKind } from './repeated';
import { describeFailure, startWorker, type Worker } from './worker';

const SELECT_DATA_WITHOUT_JOB = `
  with wanted as (select data, place from unnest($2::jsonb[]) with ordinality as one (data, place)),
  given_up as (
    delete from pgboss.job where name = $1 and state = 'failed' and data - 'traceparent' in (select data from wanted)
  )
  select place::int - 1 as index from wanted
  where data not in (select data - 'traceparent' from pgboss.job where name = $1 and state < 'completed' and data is not null)
  order by place`;

/** Returns the items of `data` without a waiting or running job. Deletes these items' failed jobs, as new jobs follow. */
async function findDataWithoutJob<Data extends object>(
  pool: pg.Pool,
  name: string,
  data: readonly Data[],
): Promise<Data[]> {
  const { rows } = await pool.query<{ index: number }>(SELECT_DATA_WITHOUT_JOB, [
    name,
    data.map((payload) => JSON.stringify(payload)),
  ]);
  return rows.flatMap(({ index }) => data[index] ?? []);
}

const TABLES = ['job', 'archive'];

/** Deletes the jobs whose data names a user by `user_id` or `email` (ignoring case). */
async function deleteUserJobs(
  pool: pg.Pool,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<void> {
  for (const table of TABLES) {
    await pool.query(`delete from pgboss.${table} where data->>'user_id' = $1 or lower(data->>'email') = lower($2)`, [
      userId,
      email,
    ]);
  }
}

export interface Jobs {
  /** Resolves once the job is committed. Rejects if the database is unreachable. */
  readonly send: <Data extends object>(kind: JobKind<Data>, data: Data) => Promise<void>;
  /** Sends a job per item of `data`, unless an equal job is waiting or running. */
  readonly sendEach: <Data extends object>(kind: JobKind<Data>, data: readonly Data[]) => Promise<void>;
  /** Registers the handler of a kind of job. Call before `start`. */
  readonly handle: <Data extends object>(kind: JobKind<Data>, handler: Handler<Data>) => void;
  /** Declares a task that one of the servers runs every hour, or every `hours`. Call before `start`. */
  readonly repeat: (name: string, run: () => Promise<void>, hours?: number) => void;
  /** Removes the jobs about a user, found by the fields `user_id` and `email`. */
  readonly forget: (person: { readonly userId: string; readonly email: string }) => Promise<void>;
  /** Adds the numbers of jobs in the database and of attempts on this server to `/metrics`. */
  readonly measure: (registry: Registry) => void;
  readonly start: () => Promise<void>;
  /** Stops taking jobs, and waits up to `CLOSE_LIMIT_MS` for running jobs. Unfinished jobs are retried. */
  readonly close: () => Promise<void>;
}

const CLOSE_LIMIT_MS = 4_000;

/** Part of a job's data that links the job to the sender's trace. The schemas of job kinds ignore this part. */
const traced = v.object({ traceparent: v.string() });

interface Registered {
  readonly kind: QueueKind;
  readonly run: Handler<unknown>;
}

/** Creates the job queue, whose jobs are rows in the shared database. */
export function createJobs(pool: pg.Pool, log: FastifyBaseLogger): Jobs {
  const boss = createBoss(pool, (error) =>
    log.warn({ failure: describeFailure(error) }, 'the upkeep of the job queue failed'),
  );
  const handlers = new Map<string, Registered>();
  const workers = new Map<string, Worker>();
  const attempts = new Counter({
    name: 'verdant_job_attempts_total',
    help: 'Attempts at jobs on this server, by kind and outcome.',
    labelNames: ['kind', 'outcome'],
    registers: [],
  });

  const handle: Jobs['handle'] = (kind, handler) => {
    handlers.set(kind.name, {
      kind,
      run: async (data, attempt) =>
        runInSpan(
          {
            name: `job ${kind.name}`,
            kind: 'consumer',
            attributes: { 'messaging.destination.name': kind.name, 'messaging.message.id': attempt.jobId },
            parent: v.is(traced, data) ? data.traceparent : undefined,
          },
          async () => handler(v.parse(kind.schema, data), attempt),
        ),
    });
  };

  const repetition = createTaskScheduler(boss, () => workers.get(repeatedTaskJobKind.name)?.wake(), log);
  handle(repeatedTaskJobKind, repetition.run);

  const startWorkerOf = ({ kind, run }: Registered) =>
    startWorker({
      kind,
      run,
      boss,
      log,
      recordCompleted: async (id) =>
        // Completed jobs are deleted except repeated tasks, because the data of other jobs can be personal.
        kind.name === repeatedTaskJobKind.name ? boss.complete(kind.name, id) : boss.deleteJob(kind.name, id),
      onOutcome: (outcome) => attempts.inc({ kind: kind.name, outcome }),
    });

  const add = async (kind: Pick<QueueKind, 'name' | 'startsLater'>, data: object) => {
    const id = await boss.send(kind.name, data);
    if (id === null) throw new Error(`The queue of ${kind.name} does not exist`);
    if (!kind.startsLater) workers.get(kind.name)?.wake();
  };

  const send: Jobs['send'] = async (kind, data) => {
    const parent = traceparent();
    await add(kind, parent === undefined ? data : { ...data, traceparent: parent });
  };

  return {
    handle,
    repeat: repetition.add,
    forget: async (person) => deleteUserJobs(pool, person),
    measure: (registry) => {
      registry.registerMetric(attempts);
      measureQueues(registry, pool, () => [...handlers.keys()]);
    },
    send,
    sendEach: async (kind, data) => {
      for (const payload of await findDataWithoutJob(pool, kind.name, data)) await add(kind, payload);
    },
    start: async () => {
      await boss.start();
      await prepareQueues(
        pool,
        boss,
        [...handlers.values()].map(({ kind }) => kind),
      );
      for (const registered of handlers.values()) workers.set(registered.kind.name, startWorkerOf(registered));
      await repetition.start();
    },
    close: async () => {
      repetition.stop();
      const ended = Promise.all([...workers.values()].map(async (worker) => worker.stop()));
      await Promise.race([ended, wait(CLOSE_LIMIT_MS, undefined, { ref: false })]);
      await boss.stop({ graceful: false });
    },
  };
}
