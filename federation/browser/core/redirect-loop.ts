/** Number of returns to a page without user input, within `WITHIN_MS`, that count as a redirect loop. */
const MAX_RETURNS = 10;
const WITHIN_MS = 5_000;

/** Creates a detector of pages that redirect to each other endlessly. Its times are in milliseconds of one clock. */
export function createRedirectLoopDetector() {
  const shown = new Set<string>();
  const returns = new Map<string, readonly number[]>();
  const stopped = new Map<string, number>();
  return {
    /** Records a display of the module. Returns true after too many displays in a short time without user input. */
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
    stop: (module: string, now: number): void => void stopped.set(module, now),
    /** Returns true if a loop stopped the module and the user has not acted since. */
    isHeld: (module: string, lastInput: number): boolean => lastInput < (stopped.get(module) ?? -Infinity),
  };
}
