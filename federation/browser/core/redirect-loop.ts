/** Returns to one page, without a key or a pointer, from which on redirects are a loop. */
const MAX_RETURNS = 10;
const WITHIN_MS = 5_000;

/** Notices pages that lead to each other without an end; times are in milliseconds of one clock. */
export function createLoopWatch() {
  const shown = new Set<string>();
  const returns = new Map<string, readonly number[]>();
  const stopped = new Map<string, number>();
  return {
    /** The module came on the screen. @returns whether it does so over and over while the user does nothing */
    cameUp(module: string, now: number, lastInput: number): boolean {
      if (shown.has(module)) return false;
      shown.add(module);
      const before = (returns.get(module) ?? []).filter((at) => at > Math.max(lastInput, now - WITHIN_MS));
      const isLoop = before.length >= MAX_RETURNS;
      returns.set(module, isLoop ? [] : [...before, now]);
      if (isLoop) stopped.set(module, now);
      return isLoop;
    },
    left: (module: string): void => void shown.delete(module),
    /** Holds a module that another watch has stopped. */
    stop: (module: string, now: number): void => void stopped.set(module, now),
    /** Whether it was stopped and the user has done nothing since: what leads to it must not begin again. */
    isHeld: (module: string, lastInput: number): boolean => lastInput < (stopped.get(module) ?? -Infinity),
  };
}
