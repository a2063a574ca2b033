import type { Browser } from '@playwright/test';
import type { VisitMetrics } from './metrics';
import type { InteractivityCheck } from './pages';
import { openPhone } from './phone';

/** Measurements that a page records about itself, in milliseconds since the start of the navigation. */
type RecordedMetrics = {
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
function recordPageMetrics(ready: InteractivityCheck | null): void {
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

/** Measurements of one visit, and a description of the element of the largest contentful paint. */
export type MeasuredVisit = VisitMetrics & { readonly largest: string };

const USABLE_LIMIT_MS = 30_000;
/** Time between the moment when the page is usable and the reading of its measurements, in milliseconds. */
const REST_MS = 1_500;

/** Runs in the page: returns the measurements so far. */
function readMetrics(): MeasuredVisit | undefined {
  const notes = window.benchNotes;
  if (!notes) return undefined;
  const usable = notes.usable || notes.firstPaint;
  const all = performance
    .getEntries()
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name }) => name.startsWith('http'));
  const before = all.filter(({ startTime }) => notes.usable === 0 || startTime < usable);
  const scripts = before.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
  return {
    ...notes,
    usable,
    requests: before.length,
    scriptBytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    allBytes: all.reduce((sum, { transferSize }) => sum + transferSize, 0),
  };
}

export type VisitTarget = {
  readonly url: string;
  /** Token of a signed-in user. */
  readonly token?: string | undefined;
  /** Test for an interactive page. Null for pages loaded without script files, which never become interactive. */
  readonly ready: InteractivityCheck | null;
};

/** Measures one visit on a slow phone with an empty cache. @throws when the page cannot be used within 30 seconds */
export async function measureVisit(browser: Browser, { url, token, ready }: VisitTarget): Promise<MeasuredVisit> {
  const { page, session, context } = await openPhone(browser, url, token);
  try {
    if (!ready) await session.send('Network.setBlockedURLs', { urls: ['*.js'] });
    await page.addInitScript(recordPageMetrics, ready);
    await page.goto(url, { waitUntil: 'load' });
    const limit = { timeout: USABLE_LIMIT_MS };
    if (ready) await page.waitForFunction(() => (window.benchNotes?.usable ?? 0) > 0, undefined, limit);
    await page.waitForTimeout(REST_MS);
    const figures = await page.evaluate(readMetrics);
    if (!figures) throw new Error(`${url} was not watched`);
    return figures;
  } finally {
    await context.close();
  }
}
