/** What a reading may take before what was read last has to do. */
const CEILING_MS = 1_000;
/** How long nobody asks again after it took longer, or failed. */
const QUIET_MS = 1_000;

export interface Fresh<T> {
  /** Reads, given what was read last; that itself when nothing changed. */
  readonly read: (known: T) => Promise<T>;
  readonly initial: T;
  /** Told once for each time that it stops working, and with undefined when it works again. */
  readonly onProblem: (error: unknown) => void;
}

/**
 * A value that is as new as the question for it, however many ask at once: those who ask while a reading is under
 * way share the next one, so that there is never more than one. When the source fails or takes longer than a second,
 * the value read last does for a while.
 */
export function keepFresh<T>({ read, initial, onProblem }: Fresh<T>): () => Promise<T> {
  let known = initial;
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  let quietUntil = 0;
  let isWorking = true;

  const start = (): Promise<void> => {
    const mine: Promise<void> = read(known).then(
      (value) => {
        // One that was given up must not put something old in place of what was read since.
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

  const withinCeiling = async (reading: Promise<void>): Promise<void> => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_done, fail) => {
      timer = setTimeout(() => fail(new Error(`no answer within ${CEILING_MS} ms`)), CEILING_MS);
    });
    try {
      await Promise.race([reading, late]);
    } finally {
      clearTimeout(timer);
    }
  };

  return async () => {
    if (Date.now() < quietUntil) return known;
    try {
      await withinCeiling(newest());
      if (!isWorking) onProblem(undefined);
      isWorking = true;
    } catch (error) {
      [running, next, quietUntil] = [undefined, undefined, Date.now() + QUIET_MS];
      if (isWorking) onProblem(error);
      isWorking = false;
    }
    return known;
  };
}
