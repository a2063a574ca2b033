/** Session storage key of the count of successive documents that were opened without user input. */
const DOCUMENTS_KEY = 'federation-documents';
/** Minimum number of successive documents without user input that count as a loop. */
const MAX_DOCUMENTS = 10;
/** Longest time between two documents of a loop, in milliseconds. */
const MAX_BETWEEN_MS = 10_000;

/**
 * Adds the document that is opening now to the stored count of successive documents. The count restarts after a detected
 * loop, so that the user can retry.
 * @param text stored state: number of successive documents, and start time of the last document in epoch milliseconds
 */
export function countDocumentOpening(text: string | null, now: number): { stored: string; isLoop: boolean } {
  const [count = NaN, last = NaN] = (text ?? '').split(' ').map(Number);
  const next = now - last <= MAX_BETWEEN_MS && count > 0 ? count + 1 : 1;
  const isLoop = next >= MAX_DOCUMENTS;
  return { stored: `${isLoop ? 0 : next} ${now}`, isLoop };
}

/** Returns true if code of this site possibly opened this document: by a reload, or from a page of the same origin. */
function isOpenedByPage(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const isReload = entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
  return isReload || document.referrer.startsWith(`${location.origin}/`);
}

/** Returns true if documents of this tab open each other endlessly. A key or pointer press resets the count. */
export function detectDocumentLoop(): boolean {
  try {
    if (!isOpenedByPage()) {
      sessionStorage.removeItem(DOCUMENTS_KEY);
      return false;
    }
    const { stored, isLoop } = countDocumentOpening(sessionStorage.getItem(DOCUMENTS_KEY), Date.now());
    sessionStorage.setItem(DOCUMENTS_KEY, stored);
    const forget = ({ isTrusted }: Event) => {
      if (isTrusted) sessionStorage.removeItem(DOCUMENTS_KEY);
    };
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, forget, { capture: true, passive: true });
    return isLoop;
  } catch {
    return false;
  }
}

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
