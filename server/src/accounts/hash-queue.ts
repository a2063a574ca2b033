import { ApiError } from '@verdant/federation/http';

export interface HashQueueLimits {
  /** Maximum number of hashes in parallel. */
  readonly atOnce: number;
  /** Maximum number of hashes in the queue; further requests get a 503. */
  readonly waiting: number;
  readonly perIp: number;
}

/** The client of a request for a hash; `ip` is the key by which rate limits count addresses. */
export interface HashClient {
  readonly ip: string;
  readonly isWanted: () => boolean;
}

function queueBusyError(): ApiError {
  return new ApiError(503, 'The server is busy. Please try again in a moment.', { headers: { 'retry-after': '2' } });
}

/** Creates a queue that limits parallel expensive tasks; others wait in order. One IP address cannot fill the queue. */
export function createHashQueue({ atOnce, waiting, perIp }: HashQueueLimits) {
  const queue: (() => void)[] = [];
  const heldBy = new Map<string, number>();
  let running = 0;

  const heldOf = (ip: string) => heldBy.get(ip) ?? 0;
  const release = (ip: string) => {
    if (heldOf(ip) > 1) heldBy.set(ip, heldOf(ip) - 1);
    else heldBy.delete(ip);
  };

  /** Throws a 503 if the queue or this IP address's share is full. Call before other work for the request. */
  const refuseWhenFull = (ip: string) => {
    const isFull = running >= atOnce && queue.length >= waiting;
    if (isFull || heldOf(ip) >= perIp) throw queueBusyError();
  };

  const takeTurn = async (ip: string) => {
    refuseWhenFull(ip);
    heldBy.set(ip, heldOf(ip) + 1);
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
    /** Runs tasks in the order of the calls. Throws a 503 if the queue is full or the client has disconnected. */
    run: async <T>(work: () => Promise<T>, { ip, isWanted }: HashClient): Promise<T> => {
      await takeTurn(ip);
      try {
        if (!isWanted()) throw queueBusyError();
        return await work();
      } finally {
        release(ip);
        passTurn();
      }
    },
  };
}
