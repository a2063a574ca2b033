/** Time limit of a stage of loading (spec 9), in milliseconds. The fault lab can shorten this limit for tests. */
export const LOAD_TIMEOUT_MS = 120_000;
/** Milliseconds of loading until the waiting screen shows the button "Try again". */
export const SLOW_LOAD_AFTER_MS = 8_000;

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export const untilOnline = () =>
  new Promise<void>((resolve) => addEventListener('online', () => resolve(), { once: true }));

/** Rejects with `onTimeout()` when the promise takes longer than `ms`. */
export async function withTimeout<T>(promise: T | Promise<T>, ms: number, onTimeout: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(onTimeout()), ms);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}
