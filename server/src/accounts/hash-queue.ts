import { ApiError } from '@verdant/federation/http';

export interface HashQueueLimits {
  /** Max hashes computed in parallel. */
  readonly atOnce: number;
  /** Max hashes in the queue; beyond it a request is refused with a 503. */
  readonly waiting: number;
}

function busy(): ApiError {
  return new ApiError(503, 'The server is busy. Please try again in a moment.', { headers: { 'retry-after': '2' } });
}

export interface HashQueue {
  /**
   * Runs the task in its turn. Throws a 503 when the queue is full, or when `isWanted` returns false by then:
   * the client is gone.
   */
  readonly run: <T>(work: () => Promise<T>, isWanted?: () => boolean) => Promise<T>;
  /** Throws a 503 when the queue is full; call it before doing any other work for a request. */
  readonly refuseWhenFull: () => void;
}

/**
 * Limits how many expensive tasks run in parallel; the rest wait in order. A flood of sign-ins fills this queue
 * instead of overloading the machine.
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
