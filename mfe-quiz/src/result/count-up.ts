import { useEffect, useState } from 'react';

export const COUNT_MS = 900;

/** The figure on show after `elapsed` milliseconds of counting up to a whole number; slower towards its end. */
export function countAt(target: number, elapsed: number): number {
  const share = Math.min(1, Math.max(0, elapsed / COUNT_MS));
  return Math.round(target * (1 - (1 - share) ** 3));
}

/** Counts up to a whole number once; at the number at once where `counts` is false or less motion is wanted. */
export function useCountUp(target: number, counts: boolean): number {
  const [isCounting] = useState(() => counts && !matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [shown, setShown] = useState(isCounting ? 0 : target);

  useEffect(() => {
    if (!isCounting) return undefined;
    let frame = 0;
    let start: number | undefined;
    const step = (now: number) => {
      start ??= now;
      setShown(countAt(target, now - start));
      if (now - start < COUNT_MS) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target, isCounting]);

  return isCounting ? shown : target;
}
