import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '../http/api-error';

/**
 * Returns the delay of a refusal, in milliseconds: a client that repeats at once gets about one per second and connection. Spread, so that those
 * of many connections do not come back all at the same moment.
 */
const refusalMs = () => 750 + 500 * Math.random();
/** Beyond this many, refusals are sent at once: they must not fill the memory. */
const MAX_DELAYED = 5_000;
let delayed = 0;

/** The 429 with how long to wait, in its text and in `Retry-After`. */
export function tooMany(waitMs: number): ApiError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const duration = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
  return new ApiError(429, `Too many attempts. Please try again in ${duration}.`, {
    headers: { 'retry-after': String(seconds) },
  });
}

/** The 503 of a queue that is full, with `Retry-After`. */
export function queueFull(seconds: number): ApiError {
  return new ApiError(503, 'The server is busy. Please try again in a moment.', {
    headers: { 'retry-after': String(seconds) },
  });
}

/** Throws what refuses the request, after about a second. */
export async function refuseSlowly(refusal: ApiError): Promise<never> {
  if (delayed < MAX_DELAYED) {
    delayed += 1;
    await wait(refusalMs()).finally(() => (delayed -= 1));
  }
  throw refusal;
}
