/** State of a server's shutdown. `since` is the start of the state, in milliseconds of any clock. */
export type StopState =
  | { readonly name: 'running' }
  /** Requests in flight can complete within the grace period. */
  | { readonly name: 'stopping'; readonly since: number }
  /** The connections of requests in flight are cut. The closing steps still run in order. */
  | { readonly name: 'hurrying'; readonly since: number }
  /** The process exits immediately, without further closing steps. */
  | { readonly name: 'exiting' };

export interface StopRequest {
  readonly signal: NodeJS.Signals;
  readonly at: number;
}

/**
 * Milliseconds after which another SIGINT counts as a second press of Ctrl+C. One press can send several signals: the
 * terminal signals the whole process group, and npm forwards its own signal.
 */
const SECOND_PRESS_MS = 1_000;

/**
 * Returns the state after a signal. The first signal stops the server. Afterwards only SIGINT (Ctrl+C) speeds up the
 * shutdown. SIGTERM does not, because process managers repeat it and can send SIGKILL.
 */
export function nextStopState(state: StopState, { signal, at }: StopRequest): StopState {
  if (state.name === 'running') return { name: 'stopping', since: at };
  if (state.name === 'exiting' || signal !== 'SIGINT' || at - state.since < SECOND_PRESS_MS) return state;
  return state.name === 'stopping' ? { name: 'hurrying', since: at } : { name: 'exiting' };
}

/** Thrown by `checkpoint` when a signal arrived while the product was starting. */
export class StopRequested extends Error {}

export interface ShutdownSequence {
  /** Registers a closing step. Steps run in reverse order, one after the other. */
  readonly add: (step: () => Promise<void>) => void;
  /** Must be called once the product has started. Signals then run all closing steps; before, only `checkpoint` reacts. */
  readonly started: () => void;
  /** Throws `StopRequested` when the product was asked to stop. */
  readonly checkpoint: () => void;
  /** Signal that is aborted when the shutdown must no longer wait for requests in flight. */
  readonly hurry: AbortSignal;
  readonly closeAll: () => Promise<void>;
}

/** Limit in milliseconds for a step that hangs, such as closing an unresponsive database. Healthy steps are shorter. */
const STUCK_MS = 30_000;

/**
 * Stops the process gracefully when a signal requests it. The exit code is 0 once everything is closed, and 1 if closing
 * fails or takes 30 seconds longer than `graceMs`, or if a user presses Ctrl+C repeatedly.
 */
export function createShutdownSequence(graceMs: number, onError: (error: unknown) => void): ShutdownSequence {
  const steps: (() => Promise<void>)[] = [];
  const hurry = new AbortController();
  let state: StopState = { name: 'running' };
  let hasStarted = false;

  const closeAll = async () => {
    const problems: unknown[] = [];
    // Each step is removed before it runs, so that it never runs twice. A failing step does not prevent the others.
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
    // During the start no request is in flight, so a second press of Ctrl+C exits at once.
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
