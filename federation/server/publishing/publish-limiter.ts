import { ApiError } from '../http';

/** Each may have a body of 14 MB in memory, several times while it is decoded. */
const MAX_CONCURRENT = 8;
const MAX_PER_KEY = 3;

const WAIT = { headers: { 'retry-after': '5' } };

/** Limits concurrent publications, in all and per key. `acquire(keyId)` returns `release`; throws 429 or 503. */
export function createPublishLimiter(): (keyId: string) => () => void {
  const running = new Map<string, number>();
  return (keyId) => {
    const own = running.get(keyId) ?? 0;
    if (own >= MAX_PER_KEY) {
      throw new ApiError(429, `This key publishes ${own} releases just now. Please try again in a moment.`, WAIT);
    }
    const all = [...running.values()].reduce((sum, count) => sum + count, 0);
    if (all >= MAX_CONCURRENT) {
      throw new ApiError(503, 'Other releases are being published. Please try again in a moment.', WAIT);
    }
    running.set(keyId, own + 1);
    return () => {
      const left = (running.get(keyId) ?? 1) - 1;
      if (left > 0) running.set(keyId, left);
      else running.delete(keyId);
    };
  };
}
