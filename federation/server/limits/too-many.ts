import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '../http/api-error';

/**
 * Returns the delay of a refusal, in milliseconds. A client that repeats at once gets about one per second and connection.
 * The delay is random, so that many connections do not return at the same moment.
 */
const refusalMs = () => 750 + 500 * Math.random();
/** Maximum number of delayed refusals. More are sent at once, so that they do not fill the memory. */
const MAX_DELAYED = 5_000;
let delayed = 0;

/** Returns a 429 with the time to wait, in its text and in `Retry-After`. */
export function tooMany(waitMs: number): ApiError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const duration = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
  return new ApiError(429, `Too many attempts. Please try again in ${duration}.`, {
    headers: { 'retry-after': String(seconds) },
  });
}

/** Returns the 503 of a full queue, with `Retry-After`. */
export function queueFull(seconds: number): ApiError {
  return new ApiError(503, 'The server is busy. Please try again in a moment.', {
    headers: { 'retry-after': String(seconds) },
  });
}

/** Throws the refusal after about a second. */
export async function refuseSlowly(refusal: ApiError): Promise<never> {
  if (delayed < MAX_DELAYED) {
    delayed += 1;
    await wait(refusalMs()).finally(() => (delayed -= 1));
  }
  throw refusal;
}
