import type { ModuleState, PendingState } from '../core/remote-state';

/** A load is under way in these; waiting for the network or on a failure screen is no time of the load. */
const isTimed = (state: ModuleState): state is PendingState => state.status === 'loading' || state.status === 'pausing';

/** Times the load of each module, from the first request of each attempt; `now` is in milliseconds. */
export function createLoadTimer(now: () => number) {
  const starts = new Map<string, { attempt: number; at: number }>();
  return {
    /** Call it with every state that the module comes to. */
    follow(module: string, state: ModuleState): void {
      if (!isTimed(state)) starts.delete(module);
      else if (starts.get(module)?.attempt !== state.attempt) starts.set(module, { attempt: state.attempt, at: now() });
    },
    /** Whole milliseconds since the load began; undefined while none is under way. */
    elapsed(module: string): number | undefined {
      const start = starts.get(module);
      return start && Math.round(now() - start.at);
    },
  };
}
