/**
 * Returns a function that runs a task, but never twice at the same time. All calls during one run share the next run.
 */
export function runOneAtATime(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  return async () => {
    next ??= running
      .catch(() => undefined)
      .then(async () => {
        next = undefined;
        running = run();
        return running;
      });
    return next;
  };
}
