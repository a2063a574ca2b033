import type { InteractiveTest } from './pages';

/** Measurements that a page records about itself, in milliseconds since the start of the navigation. */
export type RecordedMetrics = {
  firstPaint: number;
  largestPaint: number;
  /** Description of the element of the largest contentful paint, for the check that it is the same in every variant. */
  largest: string;
  shift: number;
  /** Total blocking time: for every long task, the part of its duration above 50 ms, added up. */
  blocked: number;
  /** Time when the page became usable; 0 while the page is not usable. */
  usable: number;
};

declare global {
  interface Window {
    /** Measurements that `recordPageMetrics` records. */
    benchNotes?: RecordedMetrics;
  }
}

/** Runs in the page before its own scripts: records paints, layout shifts, long tasks, and when the page is usable. */
export function recordPageMetrics(ready: InteractiveTest | null): void {
  const notes: RecordedMetrics = { firstPaint: 0, largestPaint: 0, largest: '', shift: 0, blocked: 0, usable: 0 };
  window.benchNotes = notes;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') notes.firstPaint = startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    const element: unknown = Reflect.get(entry, 'element');
    notes.largestPaint = entry.startTime;
    notes.largest = element instanceof Element ? `${element.tagName} ${element.textContent.trim().slice(0, 30)}` : '';
  });
  observe('layout-shift', (entry) => {
    if (!Reflect.get(entry, 'hadRecentInput')) notes.shift += Number(Reflect.get(entry, 'value'));
  });
  observe('longtask', ({ duration }) => {
    notes.blocked += Math.max(0, duration - 50);
  });
  if (!ready) return;

  const TICK_MS = 10;
  // Pause before the next click: the page replays a click from before hydration, and a second click would undo the first.
  const CLICK_AGAIN_MS = 1_000;
  let clicked = Number.NEGATIVE_INFINITY;
  /** True if React has hydrated the element. A click on an element that is not hydrated is queued or lost. */
  const isHydrated = (element: Element) => Object.keys(element).some((name) => name.startsWith('__reactProps$'));
  const look = () => {
    if (document.querySelector('click' in ready ? ready.reaction : ready.shown)) {
      notes.usable = performance.now();
      return;
    }
    setTimeout(look, TICK_MS);
    if (!('click' in ready) || performance.now() - clicked < CLICK_AGAIN_MS) return;
    const button = document.querySelector<HTMLElement>(ready.click);
    if (!button || !isHydrated(button)) return;
    clicked = performance.now();
    button.click();
  };
  look();
}
