import { ApiError } from '@verdant/federation/http';

export interface BackgroundLimits {
  /** Max tasks running at once. */
  readonly atOnce: number;
  /** Max tasks in the queue. */
  readonly waiting: number;
}

type Work = () => Promise<void>;

export interface Background {
  /** Throws a 503 when the queue is full; call before the response is sent. */
  readonly refuseWhenFull: () => void;
  /** Queues the task and returns at once; its errors go to `onError`. */
  readonly add: (work: Work) => void;
  /** Resolves once the queue is drained, or after `limitMs`. */
  readonly finish: (limitMs: number) => Promise<void>;
}

/** A queue for tasks that no response waits for, first in, first out. */
export function createBackground({ atOnce, waiting }: BackgroundLimits, onError: (error: unknown) => void): Background {
  const queue: Work[] = [];
  const running = new Set<Promise<void>>();

  const startNext = () => {
    while (running.size < atOnce) {
      const work = queue.shift();
      if (!work) return;
      const run: Promise<void> = work()
        .catch(onError)
        .finally(() => {
          running.delete(run);
          startNext();
        });
      running.add(run);
    }
  };

  const finishAll = async () => {
    while (running.size > 0) await Promise.race(running);
  };

  return {
    refuseWhenFull: () => {
      if (queue.length < waiting) return;
      throw new ApiError(503, 'The server is busy. Please try again in a moment.', { headers: { 'retry-after': '5' } });
    },
    add: (work) => {
      queue.push(work);
      startNext();
    },
    finish: async (limitMs) => {
      let timer: NodeJS.Timeout | undefined;
      const limit = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, limitMs);
      });
      await Promise.race([finishAll(), limit]);
      clearTimeout(timer);
    },
  };
}
