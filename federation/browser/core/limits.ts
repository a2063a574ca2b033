/** Time limit of a stage of loading (spec 9), in milliseconds. QA may shorten it. */
export const LOAD_TIMEOUT_MS = 120_000;
/** Wait after which the waiting screen offers to try again, in milliseconds (readings, "Navbar, toast, debug"). */
export const SLOW_AFTER_MS = 8_000;

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
