import type { ModuleState } from '../core/remote-state';

/** A load is under way in these; waiting for the network or on a failure screen is no time of the load. */
const isTimed = ({ status }: ModuleState): boolean => status === 'loading' || status === 'pausing';

/** Times the load of each module, from its first request; `now` is in milliseconds. */
export function createLoadTimer(now: () => number) {
  const starts = new Map<string, number>();
  return {
    /** Call it with every state that the module comes to. */
    follow(module: string, state: ModuleState): void {
      if (!isTimed(state)) starts.delete(module);
      else if (!starts.has(module)) starts.set(module, now());
    },
    /** Whole milliseconds since the load began; undefined while none is under way. */
    elapsed(module: string): number | undefined {
      const start = starts.get(module);
      return start === undefined ? undefined : Math.round(now() - start);
    },
  };
}
