import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Counts the elements that fit side by side before a button of width `more`. Widths are in CSS pixels. */
export function countFitting(widths: readonly number[], gap: number, room: number, more: number): number {
  const endOf = (count: number) => widths.slice(0, count).reduce((end, width) => end + width + gap, -gap);
  let count = widths.length;
  if (endOf(count) <= room) return count;
  while (count > 0 && endOf(count) + gap + more > room) count -= 1;
  return count;
}

const widthOf = (element: Element) => element.getBoundingClientRect().width;

/** Returns how many items of the list in `place`, with the keys `items`, fit next to the button. */
export function useFittingCount(containerRef: RefObject<HTMLElement | null>, items: readonly string[]): number {
  const [count, setCount] = useState(items.length);
  const shown = items.join();

  useLayoutEffect(() => {
    const box = containerRef.current;
    const [list, button] = box?.children ?? [];
    if (!box || !list || !button) return undefined;
    const measure = () => {
      const gap = Number.parseFloat(getComputedStyle(box).columnGap) || 0;
      setCount(countFitting([...list.children].map(widthOf), gap, widthOf(box), widthOf(button)));
    };
    const observer = new ResizeObserver(measure);
    for (const element of [box, button, ...list.children]) observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [containerRef, shown]);

  return count;
}
