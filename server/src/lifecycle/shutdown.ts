/** A state of the shutdown; `since` is in milliseconds of any clock. */
export type StopState =
  | { readonly name: 'running' }
  /** Requests in flight can complete within the grace period. */
  | { readonly name: 'stopping'; readonly since: number }
  /** Connections are cut. The closing steps still run in order. */
  | { readonly name: 'hurrying'; readonly since: number }
  /** The process exits at once. */
  | { readonly name: 'exiting' };

export interface StopRequest {
  readonly signal: NodeJS.Signals;
  readonly at: number;
}

/** Minimum milliseconds between SIGINTs that count as two Ctrl+C. The terminal and npm both forward a single Ctrl+C. */
const SECOND_PRESS_MS = 1_000;

/** Returns the state after a signal. Only SIGINT speeds a shutdown up, because process managers repeat SIGTERM. */
export function nextStopState(state: StopState, { signal, at }: StopRequest): StopState {
  if (state.name === 'running') return { name: 'stopping', since: at };
  if (state.name === 'exiting' || signal !== 'SIGINT' || at - state.since < SECOND_PRESS_MS) return state;
  return state.name === 'stopping' ? { name: 'hurrying', since: at } : { name: 'exiting' };
}

/** Thrown by `checkpoint` after a signal during the start. */
export class StopRequested extends Error {}

export interface ShutdownSequence {
  /** Registers a closing step. Steps run in reverse order of registration. */
  readonly add: (step: () => Promise<void>) => void;
  /** Marks the end of the start, after which signals run the closing steps. */
  readonly started: () => void;
  /** Throws `StopRequested` after a signal. */
  readonly checkpoint: () => void;
  /** Signal to stop waiting for requests in flight. */
  readonly hurry: AbortSignal;
  readonly closeAll: () => Promise<void>;
}

/** Milliseconds after the grace period until the process exits despite a hanging step, such as an unresponsive database. */
const STUCK_MS = 30_000;

/** Stops the process after a signal. The exit code is 0, or 1 if closing fails or is too slow, or after another Ctrl+C. */
export function createShutdownSequence(graceMs: number, onError: (error: unknown) => void): ShutdownSequence {
  const steps: (() => Promise<void>)[] = [];
  const hurry = new AbortController();
  let state: StopState = { name: 'running' };
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
  const receive = (signal: NodeJS.Signals) => {
    const before = state;
    state = nextStopState(before, { signal, at: performance.now() });
    if (state === before) return;
    // During the start, a second Ctrl+C exits at once.
    if (state.name === 'exiting' || (state.name === 'hurrying' && !hasStarted)) process.exit(1);
    if (state.name === 'hurrying') hurry.abort();
    else if (hasStarted) close();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, receive);

  return {
    add: (step) => void steps.push(step),
    started: () => {
      hasStarted = true;
      if (state.name !== 'running') close();
    },
    checkpoint: () => {
      if (state.name !== 'running') throw new StopRequested('asked to stop while starting');
    },
    hurry: hurry.signal,
    closeAll,
  };
}
