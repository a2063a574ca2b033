import type { Browser } from '@playwright/test';
import type { Metrics } from './metrics';
import type { InteractiveTest } from './pages';
import { openPhone } from './phone';
import { recordPageMetrics } from './watch';

/** Measurements of one visit, and a description of the element of the largest contentful paint. */
export type Visit = Metrics & { readonly largest: string };

const USABLE_LIMIT_MS = 30_000;
/** Time between the moment when the page is usable and the reading of its measurements, in milliseconds. */
const REST_MS = 1_500;

/** Runs in the page: returns the measurements so far. */
function readMetrics(): Visit | undefined {
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

export type Destination = {
  readonly url: string;
  /** Token of a signed-in user. */
  readonly token?: string | undefined;
  /** Test for an interactive page. Null for pages loaded without script files, which never become interactive. */
  readonly ready: InteractiveTest | null;
};

/** Measures one visit on a slow phone with an empty cache. @throws when the page cannot be used within 30 seconds */
export async function measureVisit(browser: Browser, { url, token, ready }: Destination): Promise<Visit> {
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
