import { isPending, type ModuleState, type PendingState } from '../core/remote-state';

type LoadStart = { attempt: number; at: number };

/** True if time in this state counts as loading time. Time without a network and time on a failure screen do not count. */
const isTimed = (state: ModuleState): state is PendingState => state.status === 'loading' || state.status === 'pausing';

/** Times the load of each module, from the first request of each attempt; `now` is in milliseconds. */
export function createLoadTimer(now: () => number) {
  const loads = new Map<string, LoadStart>();
  const waits = new Map<string, LoadStart>();

  const update = (starts: Map<string, LoadStart>, module: string, pending: PendingState | undefined) => {
    if (!pending) starts.delete(module);
    else if (starts.get(module)?.attempt !== pending.attempt) {
      starts.set(module, { attempt: pending.attempt, at: now() });
    }
  };
  const since = (start: LoadStart | undefined) => start && Math.round(now() - start.at);

  return {
    follow(module: string, state: ModuleState): void {
      update(loads, module, isTimed(state) ? state : undefined);
      // Time without a network counts as waiting time of the user.
      update(waits, module, isPending(state) ? state : undefined);
    },
    /** Returns whole milliseconds since the load began; undefined if the module is not loading. */
    elapsed: (module: string): number | undefined => since(loads.get(module)),
    /** Returns whole milliseconds since the attempt began, including time offline; 0 if the module is not pending. */
    waited: (module: string): number => since(waits.get(module)) ?? 0,
  };
}
