/** Maximum duration of a read in milliseconds, after which the last known value is returned. */
const MAX_READ_MS = 1_000;
/** Milliseconds without reads after a failed or late read. */
const PAUSE_MS = 1_000;

export interface FreshValueOptions<T> {
  /** Reads the value. Resolves to the last value `known` if nothing has changed. */
  readonly read: (known: T) => Promise<T>;
  readonly initial: T;
  /** Called once with the error when reading fails, and with undefined when reading works again. */
  readonly onProblem: (error: unknown) => void;
}

/**
 * Returns a function that reads a value that is not older than the call. Calls during a read share the next read. If
 * the source fails or takes longer than a second, the last value is returned.
 */
export function createFreshReader<T>({ read, initial, onProblem }: FreshValueOptions<T>): () => Promise<T> {
  let known = initial;
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  let pausedUntil = 0;
  let isWorking = true;

  const start = (): Promise<void> => {
    const mine: Promise<void> = read(known).then(
      (value) => {
        // A late read must not replace a newer value.
        if (running === mine) [known, running] = [value, undefined];
      },
      (error: unknown) => {
        if (running === mine) running = undefined;
        throw error;
      },
    );
    running = mine;
    return mine;
  };
  const startAfter = async (earlier: Promise<void>): Promise<void> => {
    await earlier.catch(() => undefined);
    next = undefined;
    return start();
  };
  const newest = (): Promise<void> => (running ? (next ??= startAfter(running)) : start());

  const withinLimit = async (reading: Promise<void>): Promise<void> => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_done, fail) => {
      timer = setTimeout(() => fail(new Error(`no result within ${MAX_READ_MS} ms`)), MAX_READ_MS);
    });
    try {
      await Promise.race([reading, late]);
    } finally {
      clearTimeout(timer);
    }
  };

  return async () => {
    if (Date.now() < pausedUntil) return known;
    try {
      await withinLimit(newest());
      if (!isWorking) onProblem(undefined);
      isWorking = true;
    } catch (error) {
      [running, next, pausedUntil] = [undefined, undefined, Date.now() + PAUSE_MS];
      if (isWorking) onProblem(error);
      isWorking = false;
    }
    return known;
  };
}
