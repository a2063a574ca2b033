import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/**
 * Whole seconds until `from` (a time in milliseconds) plus `seconds`; 0 once they have passed. Based on the clock, so that
 * it is correct at once after a tab was suspended.
 */
export function useCountdown(from: number, seconds: number): number {
  const end = from + seconds * SECOND_MS;
  const [now, setNow] = useState(from);
  // Never more than all of it: `now` may be older than a `from` that has just changed.
  const left = Math.min(seconds, Math.max(0, Math.ceil((end - now) / SECOND_MS)));
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isRunning, end]);
  return left;
}
