import type { FastifyBaseLogger } from 'fastify';
import type PgBoss from 'pg-boss';
import * as v from 'valibot';
import type { Handler, JobKind } from './job-kind';
import { describeFailure } from './worker';

const repeatedJob = v.object({ task: v.string() });
type RepeatedJob = v.InferOutput<typeof repeatedJob>;

/** Kind of job that runs a repeated task; all tasks share this queue. */
export const repeatedTaskJobKind: JobKind<RepeatedJob> = {
  name: 'repeated-task',
  schema: repeatedJob,
  retries: 5,
  backOffSeconds: 30,
  limitSeconds: 5 * 60,
  concurrency: 1,
  pollSeconds: 60,
};

/** Milliseconds between attempts to queue tasks. Only the first attempt by any server in a task's interval adds a job. */
const OFFER_MS = 5 * 60 * 1000;

interface Task {
  readonly hours: number;
  readonly run: () => Promise<void>;
}

/**
 * Creates a scheduler for tasks that run once per interval on one of the servers. Intervals start at multiples of their
 * length since the epoch, by the database's clock.
 */
export function createTaskScheduler(boss: PgBoss, onSent: () => void, log: Pick<FastifyBaseLogger, 'warn'>) {
  const tasks = new Map<string, Task>();
  let timer: NodeJS.Timeout | undefined;

  const offer = async (): Promise<void> => {
    for (const [task, { hours }] of tasks) {
      const once = { singletonKey: task, singletonHours: hours };
      if ((await boss.send(repeatedTaskJobKind.name, { task }, once)) !== null) onSent();
    }
  };
  const offerAgain = () => {
    offer().catch((error: unknown) =>
      log.warn({ failure: describeFailure(error) }, 'the repeated tasks could not be queued'),
    );
  };

  const run: Handler<RepeatedJob> = async ({ task }) => {
    const registeredTask = tasks.get(task);
    // A server of another release queued the task and can take the retry.
    if (!registeredTask) throw new Error(`${task} is not a task of this release`);
    await registeredTask.run();
  };

  return {
    run,
    add: (name: string, work: Task['run'], hours = 1) => void tasks.set(name, { hours, run: work }),
    start: async () => {
      await offer();
      timer = setInterval(offerAgain, OFFER_MS).unref();
    },
    stop: () => clearInterval(timer),
  };
}
