import { nextStep, type FailureFacts } from '../browser/core/next-step';

/** What the load guard adds to webpack's runtime; a team's own type check does not see the guard's declarations. */
declare const __webpack_require__: { cancelSlow?: () => void };

/**
 * Cancels what this remote has been loading for more than four seconds: `loadChunk` then requests it again by itself. For a
 * user who does not wait any longer.
 */
export function cancelSlowChunks(): void {
  // Unit tests run without webpack.
  if (typeof __webpack_require__ !== 'undefined') __webpack_require__.cancelSlow?.();
}

/** Code that throws does so again; a chunk's error carries what the host found out about its file. */
const CODE_FAILURE: FailureFacts = { detail: 'throws', status: undefined };

const hasFailure = (cause: unknown): cause is { failure: FailureFacts; isTaken?: boolean } =>
  cause instanceof Error && 'failure' in cause && Boolean(cause.failure);

/** Takes the error over: the load guard need not tell the host of it. */
function failureOf(cause: unknown): FailureFacts {
  if (!hasFailure(cause)) return CODE_FAILURE;
  cause.isTaken = true;
  return cause.failure;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const untilOnline = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }));

/**
 * Loads a chunk of this remote with an import that a user's action has requested: retries as the host does for pages,
 * and waits for the network while there is none. A failure for good is reported with the remote's name and release.
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
      const step = nextStep(failureOf(cause), circumstances);
      if (step.do === 'wait-online') await untilOnline();
      else if (step.do === 'retry') {
        retries += 1;
        await pause(step.afterMs);
      } else {
        // The host listens for errors that nothing has caught, and knows by the chunk's URL whose it is.
        reportError(cause);
        throw cause;
      }
    }
  }
}
