/** The number of signals that count, and the time of the last one in milliseconds of any clock. */
export interface StopSignals {
  readonly count: number;
  readonly at: number;
}

/** Minimum milliseconds between SIGINTs that count as two Ctrl+C. The terminal and npm both forward a single Ctrl+C. */
const SECOND_PRESS_MS = 1_000;

/** Counts a signal. After the first, only a further Ctrl+C counts, because process managers repeat SIGTERM. */
export function countSignal(before: StopSignals, signal: NodeJS.Signals, at: number): StopSignals {
  const isRepetition = before.count > 0 && (signal !== 'SIGINT' || at - before.at < SECOND_PRESS_MS);
  return isRepetition ? before : { count: before.count + 1, at };
}

/** Thrown by `checkpoint` after a signal during the start. */
export class StopRequested extends Error {}

/** Milliseconds after the grace period until the process exits despite a hanging step, such as an unresponsive database. */
const STUCK_MS = 30_000;

export type ShutdownSequence = ReturnType<typeof createShutdownSequence>;

/** Stops the process after a signal. The exit code is 0, or 1 if closing fails or is too slow, or after another Ctrl+C. */
export function createShutdownSequence(graceMs: number, onError: (error: unknown) => void) {
  const steps: (() => Promise<void>)[] = [];
  const hurry = new AbortController();
  let signals: StopSignals = { count: 0, at: 0 };
  let hasStarted = false;

  const closeAll = async () => {
    const problems: unknown[] = [];
    // A step never runs twice, and a failing step does not prevent the others.
    for (let step = steps.pop(); step; step = steps.pop()) {
      await step().catch((error: unknown) => void problems.push(error));
    }
    if (problems.length > 0) throw problems[0];
  };
  const close = () => {
    setTimeout(() => process.exit(1), graceMs + STUCK_MS).unref();
    closeAll().then(() => process.exit(0), onError);
  };
  /** The first signal closes in order, the second cuts connections, and the third exits at once. */
  const receive = (signal: NodeJS.Signals) => {
    const { count } = signals;
    signals = countSignal(signals, signal, performance.now());
    if (signals.count === count) return;
    // During the start, a second Ctrl+C exits at once.
    if (signals.count > (hasStarted ? 2 : 1)) process.exit(1);
    if (signals.count === 2) hurry.abort();
    else if (hasStarted) close();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, receive);

  return {
    /** Registers a closing step. Steps run in reverse order of registration. */
    add: (step: () => Promise<void>): void => void steps.push(step),
    /** Marks the end of the start, after which signals run the closing steps. */
    started: (): void => {
      hasStarted = true;
      if (signals.count > 0) close();
    },
    /** Throws `StopRequested` after a signal. */
    checkpoint: (): void => {
      if (signals.count > 0) throw new StopRequested('asked to stop while starting');
    },
    /** Signal to stop waiting for requests in flight. */
    hurry: hurry.signal,
    closeAll,
  };
}
