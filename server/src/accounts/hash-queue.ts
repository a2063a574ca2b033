import { ApiError } from '@verdant/federation/http';

export interface HashQueueLimits {
  /** Hashes computed at the same moment. */
  readonly atOnce: number;
  /** Further ones that may wait; beyond them a request is refused with a 503. */
  readonly waiting: number;
}

function busy(): ApiError {
  return new ApiError(503, 'The server is busy. Please try again in a moment.', { headers: { 'retry-after': '2' } });
}

export interface HashQueue {
  /**
   * Runs the work when it is its turn. Throws the 503 when the queue is full, and when `isWanted` says no by
   * then: nobody waits for it anymore.
   */
  readonly run: <T>(work: () => Promise<T>, isWanted?: () => boolean) => Promise<T>;
  /** Throws the 503 when the queue is full: asked before any other work is spent on a request. */
  readonly refuseWhenFull: () => void;
}

/**
 * Runs expensive work, a few pieces at once, the rest in order of arrival. A flood of sign-ins then fills
 * this queue and not the machine.
 */
export function createHashQueue({ atOnce, waiting }: HashQueueLimits): HashQueue {
  const queue: (() => void)[] = [];
  let running = 0;

  const refuseWhenFull = () => {
    if (running >= atOnce && queue.length >= waiting) throw busy();
  };

  const takeTurn = async () => {
    refuseWhenFull();
    if (running < atOnce) {
      running += 1;
      return;
    }
    await new Promise<void>((resolve) => {
      queue.push(resolve);
    });
  };

  const passTurn = () => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };

  return {
    refuseWhenFull,
    run: async (work, isWanted = () => true) => {
      await takeTurn();
      try {
        if (!isWanted()) throw busy();
        return await work();
      } finally {
        passTurn();
      }
    },
  };
}
