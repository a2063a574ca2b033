import { ApiError } from '@verdant/federation/http';

export interface BackgroundLimits {
  /** Pieces of work under way at the same moment. */
  readonly atOnce: number;
  /** Further ones that may wait. */
  readonly waiting: number;
}

type Work = () => Promise<void>;

export interface Background {
  /** Throws a 503 when there is no room for more: asked before the answer is given. */
  readonly refuseWhenFull: () => void;
  /** Takes the work on and returns at once; what it throws goes to `onError`. */
  readonly add: (work: Work) => void;
  /** Resolves when nothing is left to do, or after `limitMs`. */
  readonly finish: (limitMs: number) => Promise<void>;
}

/** Work that nobody's answer waits for, in order of arrival. */
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
