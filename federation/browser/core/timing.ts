/** Time limit of a stage of loading (spec 9), in milliseconds. The fault lab can shorten this limit for tests. */
export const LOAD_TIMEOUT_MS = 120_000;
/** Milliseconds of loading until the waiting screen shows the button "Try again" (readings, "Navbar, toast, debug"). */
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

/** Maximum time to wait until the browser is idle, in milliseconds. */
const PATIENCE_MS = 3000;
/** Delay in browsers without `requestIdleCallback`, such as Safari, in milliseconds. */
const FALLBACK_MS = 300;

/** Calls `task` once, after the page has loaded and the browser is idle. @returns a function that cancels the call */
export function whenIdle(task: () => void): () => void {
  let isPending = true;
  const run = () => {
    if (isPending) task();
  };
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: PATIENCE_MS });
    else setTimeout(run, FALLBACK_MS);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    isPending = false;
  };
}
