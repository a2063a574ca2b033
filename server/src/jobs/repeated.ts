import type { FastifyBaseLogger } from 'fastify';
import type PgBoss from 'pg-boss';
import * as v from 'valibot';
import { describeFailure } from './describe-failure';
import type { Handler, JobKind } from './job-kind';

const repeatedJob = v.object({ task: v.string() });
type RepeatedJob = v.InferOutput<typeof repeatedJob>;

/** Kind of job that runs a repeated task. All repeated tasks share this queue. */
export const repeatedKind: JobKind<RepeatedJob> = {
  name: 'repeated-task',
  schema: repeatedJob,
  retries: 5,
  backOffSeconds: 30,
  limitSeconds: 5 * 60,
  concurrency: 1,
  pollSeconds: 60,
};

/** Milliseconds between a server's tries to queue every task. Only the first try in a task's interval adds a job. */
const OFFER_MS = 5 * 60 * 1000;

interface Task {
  readonly everySeconds: number;
  readonly run: () => Promise<void>;
}

/** Creates a scheduler of tasks that one server runs once per interval. Intervals count from the epoch in database time. */
export function createRepetition(boss: PgBoss, onSent: () => void, log: Pick<FastifyBaseLogger, 'warn'>) {
  const tasks = new Map<string, Task>();
  let timer: NodeJS.Timeout | undefined;

  const offer = async (): Promise<void> => {
    for (const [task, { everySeconds }] of tasks) {
      const once = { singletonKey: task, singletonSeconds: everySeconds };
      if ((await boss.send(repeatedKind.name, { task }, once)) !== null) onSent();
    }
  };
  const offerAgain = () => {
    offer().catch((error: unknown) =>
      log.warn({ failure: describeFailure(error) }, 'the repeated tasks could not be queued'),
    );
  };

  const run: Handler<RepeatedJob> = async ({ task }) => {
    const registeredTask = tasks.get(task);
    // An unknown task was queued by a server of another release. The error causes a retry, which that server can take.
    if (!registeredTask) throw new Error(`${task} is not a task of this release`);
    await registeredTask.run();
  };

  return {
    run,
    add: (name: string, everySeconds: number, work: Task['run']) => void tasks.set(name, { everySeconds, run: work }),
    start: async () => {
      await offer();
      timer = setInterval(offerAgain, OFFER_MS).unref();
    },
    stop: () => clearInterval(timer),
  };
}
