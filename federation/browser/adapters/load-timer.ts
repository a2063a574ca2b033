import { isPending } from '../core/remote-state';
import type { ModuleState, PendingState } from '../core/remote-state';

type Start = { attempt: number; at: number };

/** A load is under way in these; waiting for the network or on a failure screen is no time of the load. */
const isTimed = (state: ModuleState): state is PendingState => state.status === 'loading' || state.status === 'pausing';

/** Times the load of each module, from the first request of each attempt; `now` is in milliseconds. */
export function createLoadTimer(now: () => number) {
  const loads = new Map<string, Start>();
  const waits = new Map<string, Start>();

  const update = (starts: Map<string, Start>, module: string, pending: PendingState | undefined) => {
    if (!pending) starts.delete(module);
    else if (starts.get(module)?.attempt !== pending.attempt) {
      starts.set(module, { attempt: pending.attempt, at: now() });
    }
  };
  const since = (start: Start | undefined) => start && Math.round(now() - start.at);

  return {
    /** Call it with every state that the module comes to. */
    follow(module: string, state: ModuleState): void {
      update(loads, module, isTimed(state) ? state : undefined);
      // A user waits without a network too.
      update(waits, module, isPending(state) ? state : undefined);
    },
    /** Whole milliseconds since the load began; undefined while none is under way. */
    elapsed: (module: string): number | undefined => since(loads.get(module)),
    /** Whole milliseconds that a user has waited for the attempt, whether the page was on the screen or not. */
    waited: (module: string): number => since(waits.get(module)) ?? 0,
  };
}
