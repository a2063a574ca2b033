import { pause, untilOnline } from '../browser/core/timing';
import { decideAfterFailure, type FailureFields } from '../browser/core/next-step';

/** Facts about a chunk whose code throws. The load guard adds `failure` only to the errors of failed requests. */
const CODE_FAILURE: FailureFields = { detail: 'throws' };

const hasFailure = (cause: unknown): cause is { failure: FailureFields; isTaken?: boolean } =>
  cause instanceof Error && 'failure' in cause && Boolean(cause.failure);

/** Returns the facts of a failure, and marks the error as handled for the load guard. */
function failureOf(cause: unknown): FailureFields {
  if (!hasFailure(cause)) return CODE_FAILURE;
  cause.isTaken = true;
  return cause.failure;
}

/**
 * Loads a chunk of this remote after a user's action. Retries by the rules by which the host retries pages, and waits while
 * the browser is offline. A final failure is reported with the remote's name and release.
 * @param load calls `import()`; called again for each retry
 * @throws what the last import has thrown
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  let retries = 0;
  for (;;) {
    try {
      return await load();
    } catch (cause) {
      const circumstances = { retries, isOnline: navigator.onLine, canFallBack: false, random: Math.random() };
      const step = decideAfterFailure(failureOf(cause), circumstances);
      if (step.do === 'wait-online') await untilOnline();
      else if (step.do === 'retry') {
        retries += 1;
        await pause(step.afterMs);
      } else {
        // An uncaught error reaches the host, which finds the remote by the chunk's URL.
        reportError(cause);
        throw cause;
      }
    }
  }
}

/** Load guard's function in webpack's runtime, declared here because a team's type check lacks the guard's own types. */
declare const __webpack_require__: { cancelSlow?: () => void };

/**
 * Cancels requests of this remote that take longer than four seconds, so that `loadChunk` retries them. Call this
 * function when the user wants to stop waiting.
 */
export function cancelSlowChunks(): void {
  // Unit tests run without webpack.
  if (typeof __webpack_require__ !== 'undefined') __webpack_require__.cancelSlow?.();
}
