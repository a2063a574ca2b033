import { ApiError } from '@verdant/federation/http';

export interface HashQueueLimits {
  /** Maximum number of hashes that are computed in parallel. */
  readonly atOnce: number;
  /** Maximum number of hashes in the queue; further requests are refused with a 503. */
  readonly waiting: number;
  /** Maximum number of hashes for one IP address, running or in the queue. */
  readonly perIp: number;
}

/** Client that waits for a hash. */
export interface HashClient {
  /** IP address of the client, in the form in which rate limits count it. */
  readonly ip: string;
  /** True until the client has disconnected. */
  readonly isWanted: () => boolean;
}

function busy(): ApiError {
  return new ApiError(503, 'The server is busy. Please try again in a moment.', { headers: { 'retry-after': '2' } });
}

export interface HashQueue {
  /**
   * Runs tasks in the order of the calls. Throws a 503 if the queue or the client's share is full, or if the client has
   * disconnected before the task starts.
   */
  readonly run: <T>(work: () => Promise<T>, client: HashClient) => Promise<T>;
  /**
   * Throws a 503 if the queue or the share of this IP address is full; must be called before other work for a request.
   */
  readonly refuseWhenFull: (ip: string) => void;
}

/**
 * Limits how many expensive tasks run in parallel; the rest wait in order. A flood of sign-ins fills this queue
 * instead of overloading the machine, and a single IP address cannot fill the queue.
 */
export function createHashQueue({ atOnce, waiting, perIp }: HashQueueLimits): HashQueue {
  const queue: (() => void)[] = [];
  const heldBy = new Map<string, number>();
  let running = 0;

  const heldOf = (ip: string) => heldBy.get(ip) ?? 0;
  const release = (ip: string) => {
    if (heldOf(ip) > 1) heldBy.set(ip, heldOf(ip) - 1);
    else heldBy.delete(ip);
  };

  const refuseWhenFull = (ip: string) => {
    const isFull = running >= atOnce && queue.length >= waiting;
    if (isFull || heldOf(ip) >= perIp) throw busy();
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
    run: async (work, { ip, isWanted }) => {
      await takeTurn(ip);
      try {
        if (!isWanted()) throw busy();
        return await work();
      } finally {
        release(ip);
        passTurn();
      }
    },
  };
}
