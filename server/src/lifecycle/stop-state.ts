/** How far a server is on its way to stop. `since` is when it got there, in milliseconds of any clock. */
export type StopState =
  | { readonly name: 'running' }
  /** Requests in flight complete, up to the grace. */
  | { readonly name: 'stopping'; readonly since: number }
  /** Their connections are cut; everything is still closed in order. */
  | { readonly name: 'hurrying'; readonly since: number }
  /** The process exits as it is. */
  | { readonly name: 'exiting' };

export interface StopRequest {
  readonly signal: NodeJS.Signals;
  readonly at: number;
}

/**
 * One press of Ctrl+C reaches a server more than once: from the terminal, which signals the whole process group, and from
 * npm, which passes its own signal on. Only a later SIGINT is a second press.
 */
const SECOND_PRESS_MS = 1_000;

/**
 * What follows a signal. The first one stops the server; from then on only a user at a terminal can hurry it, since
 * managers of processes repeat SIGTERM and have SIGKILL for the rest.
 */
export function nextStopState(state: StopState, { signal, at }: StopRequest): StopState {
  if (state.name === 'running') return { name: 'stopping', since: at };
  if (state.name === 'exiting' || signal !== 'SIGINT' || at - state.since < SECOND_PRESS_MS) return state;
  return state.name === 'stopping' ? { name: 'hurrying', since: at } : { name: 'exiting' };
}
