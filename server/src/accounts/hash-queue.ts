import { createLimiter, queueFullError, refuseSlowly } from '@verdant/federation/limits';

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

const RETRY_SECONDS = 2;
/** Key of the limits that all clients share. */
const EVERYONE = '';

/** Creates a queue that limits parallel expensive tasks; others wait in order. One IP address cannot fill the queue. */
export function createHashQueue({ atOnce, waiting, perIp }: HashQueueLimits) {
  const placesOfIp = createLimiter({ concurrency: perIp, waiting: 0 });
  const places = createLimiter({ concurrency: atOnce + waiting, waiting: 0 });
  // The places limit this queue too.
  const threads = createLimiter({ concurrency: atOnce, waiting: Infinity });

  /** Takes a place in the queue and returns the function that frees the place. */
  const takePlace = async (ip: string) => {
    const freePlaceOfIp = await placesOfIp.acquire(ip);
    const freePlace = freePlaceOfIp && (await places.acquire(EVERYONE));
    if (!freePlace) {
      freePlaceOfIp?.();
      throw queueFullError(RETRY_SECONDS);
    }
    return () => {
      freePlaceOfIp();
      freePlace();
    };
  };

  return {
    /** Throws a delayed 503 if the queue or this IP address's share is full. Call before other work for the request. */
    refuseWhenFull: async (ip: string): Promise<void> => {
      const freePlace = await takePlace(ip).catch(refuseSlowly);
      freePlace();
    },
    /** Runs tasks in the order of the calls. Throws a 503 if the queue is full or the client has disconnected. */
    run: async <T>(work: () => Promise<T>, { ip, isWanted }: HashClient): Promise<T> => {
      const freePlace = await takePlace(ip);
      try {
        const freeThread = await threads.acquire(EVERYONE, isWanted);
        if (!freeThread) throw queueFullError(RETRY_SECONDS);
        return await work().finally(freeThread);
      } finally {
        freePlace();
      }
    },
  };
}
