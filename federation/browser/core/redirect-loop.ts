/** Number of returns to a page without user input that count as a redirect loop. */
const MAX_RETURNS = 10;
const WITHIN_MS = 5_000;

/** Detects pages that redirect to each other endlessly; all times are in milliseconds of the same clock. */
export function createRedirectLoopDetector() {
  const shown = new Set<string>();
  const returns = new Map<string, readonly number[]>();
  const stopped = new Map<string, number>();
  return {
    /** Returns true if the module was shown again and again without user input. */
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
    /** Returns true if the module was stopped and there was no user input since. */
    isHeld: (module: string, lastInput: number): boolean => lastInput < (stopped.get(module) ?? -Infinity),
  };
}
