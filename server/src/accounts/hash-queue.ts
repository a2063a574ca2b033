import { ApiError } from '../http';

export interface HashQueueLimits {
  /** Hashes computed at the same moment. */
  readonly atOnce: number;
  /** Further ones that may wait; beyond them a request is refused with a 503. */
  readonly waiting: number;
}

/**
 * Runs expensive work, a few pieces at once, the rest in order of arrival. A flood of sign-ins then fills
 * this queue and not the machine. Work whose `isWanted` says no by the time it is its turn is dropped with
 * the same 503: nobody waits for it anymore.
 */
export function createHashQueue({ atOnce, waiting }: HashQueueLimits) {
  const queue: (() => void)[] = [];
  let running = 0;

  const busy = () =>
    new ApiError(503, 'The server is busy. Please try again in a moment.', { headers: { 'retry-after': '2' } });

  const release = () => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };

  return async function run<T>(work: () => Promise<T>, isWanted: () => boolean = () => true): Promise<T> {
    if (running < atOnce) {
      running += 1;
    } else {
      if (queue.length >= waiting) throw busy();
      await new Promise<void>((resolve) => {
        queue.push(resolve);
      });
    }
    try {
      if (!isWanted()) throw busy();
      return await work();
    } finally {
      release();
    }
  };
}

export type HashQueue = ReturnType<typeof createHashQueue>;
