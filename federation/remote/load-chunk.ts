import { nextStep } from '../browser/core/next-step';
import type { FailureFacts } from '../browser/core/next-step';

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
