/** Maximum duration of a read in milliseconds, after which the last value is returned. */
const MAX_READ_MS = 1_000;
/** Milliseconds without reads after a failed or late read. */
const PAUSE_MS = 1_000;

async function withinLimit(reading: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_done, fail) => {
    timer = setTimeout(() => fail(new Error(`no result within ${MAX_READ_MS} ms`)), MAX_READ_MS);
  });
  return Promise.race([reading, late]).finally(() => clearTimeout(timer));
}

interface FreshReaderOptions<T> {
  /** Reads the value. Resolves to `last` if nothing has changed. */
  readonly read: (last: T) => Promise<T>;
  readonly initial: T;
  /** Called once with the error when reading fails, and with undefined when reading works again. */
  readonly onProblem: (error: unknown) => void;
}

/**
 * Creates a reader of a value that is not older than the call. Calls during a read share the next read. If the source
 * fails or takes longer than a second, the reader returns the last value.
 */
export function createFreshReader<T>({ read, initial, onProblem }: FreshReaderOptions<T>) {
  let last = initial;
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  let pausedUntil = 0;
  let isWorking = true;

  const start = async (): Promise<void> => {
    const reading: Promise<void> = read(last).then((value) => {
      // A late read must not replace a newer value.
      if (running === reading) last = value;
    });
    running = reading;
    return reading.finally(() => {
      if (running === reading) running = undefined;
    });
  };
  const startAfter = async (earlier: Promise<void>): Promise<void> => {
    await earlier.catch(() => undefined);
    next = undefined;
    return start();
  };

  return {
    last: () => last,
    isWorking: () => isWorking,
    read: async (): Promise<T> => {
      if (Date.now() < pausedUntil) return last;
      try {
        await withinLimit(running ? (next ??= startAfter(running)) : start());
        if (!isWorking) onProblem(undefined);
        isWorking = true;
      } catch (error) {
        [running, next, pausedUntil] = [undefined, undefined, Date.now() + PAUSE_MS];
        if (isWorking) onProblem(error);
        isWorking = false;
      }
      return last;
    },
  };
}
