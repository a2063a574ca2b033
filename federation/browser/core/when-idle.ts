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
