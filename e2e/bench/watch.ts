import type { Ready } from './pages';

/** What a page notes of itself, in milliseconds since the navigation began; it is read out at the end of a visit. */
export type Notes = {
  firstPaint: number;
  largestPaint: number;
  /** The element of the largest paint, to see that all variants paint the same. */
  largest: string;
  shift: number;
  /** What is beyond 50 ms of every long task. */
  blocked: number;
  /** 0 until then. */
  usable: number;
};

/** Where the notes are in the page. */
export const NOTES = 'benchNotes';

type Shift = PerformanceEntry & { hadRecentInput: boolean; value: number };
type Largest = PerformanceEntry & { element: Element | null };

/** Runs in the page, before anything of its own: notes when it paints, moves, blocks and can be used. */
export function watch({ ready, key }: { ready: Ready | null; key: string }): void {
  const notes: Notes = { firstPaint: 0, largestPaint: 0, largest: '', shift: 0, blocked: 0, usable: 0 };
  Object.assign(window, { [key]: notes });
  const observe = <Entry extends PerformanceEntry>(type: string, note: (entry: Entry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as Entry);
    }).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') notes.firstPaint = startTime;
  });
  observe<Largest>('largest-contentful-paint', ({ startTime, element }) => {
    notes.largestPaint = startTime;
    notes.largest = `${element?.tagName ?? ''} ${element?.textContent.trim().slice(0, 30) ?? ''}`;
  });
  observe<Shift>('layout-shift', ({ hadRecentInput, value }) => {
    if (!hadRecentInput) notes.shift += value;
  });
  observe('longtask', ({ duration }) => {
    notes.blocked += Math.max(0, duration - 50);
  });
  if (!ready) return;

  const TICK_MS = 10;
  const PRESS_AGAIN_MS = 200;
  let pressed = Number.NEGATIVE_INFINITY;
  /** React knows the element: a press before that would wait for the script, or be lost. */
  const isAlive = (element: Element) => Object.keys(element).some((name) => name.startsWith('__reactProps$'));
  const look = () => {
    const goal = 'press' in ready ? ready.reaction : ready.shown;
    if (document.querySelector(goal)) {
      notes.usable = performance.now();
      return;
    }
    setTimeout(look, TICK_MS);
    if (!('press' in ready) || performance.now() - pressed < PRESS_AGAIN_MS) return;
    const button = document.querySelector<HTMLElement>(ready.press);
    if (!button || !isAlive(button)) return;
    pressed = performance.now();
    button.click();
  };
  look();
}
