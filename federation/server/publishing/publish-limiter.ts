import { ApiError } from '../http';

/** Maximum number of concurrent publishing requests; low, because each can hold a file of 10 MB in memory. */
const MAX_CONCURRENT = 8;
const MAX_PER_KEY = 4;

const WAIT = { headers: { 'retry-after': '1' } };

/**
 * Creates the limiter of concurrent publishing requests, in total and per key. It takes a slot for a key and returns the
 * function that releases the slot; throws 429 or 503 if none is free.
 */
export function createPublishLimiter(): (keyId: string) => () => void {
  const running = new Map<string, number>();
  return (keyId) => {
    const own = running.get(keyId) ?? 0;
    if (own >= MAX_PER_KEY) {
      throw new ApiError(429, `This key sends ${own} files just now. Please try again in a moment.`, WAIT);
    }
    const all = [...running.values()].reduce((sum, count) => sum + count, 0);
    if (all >= MAX_CONCURRENT) {
      throw new ApiError(503, 'Other releases are being published. Please try again in a moment.', WAIT);
    }
    running.set(keyId, own + 1);
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      const left = (running.get(keyId) ?? 1) - 1;
      if (left > 0) running.set(keyId, left);
      else running.delete(keyId);
    };
  };
}
