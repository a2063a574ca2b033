import type { Browser, Page } from '@playwright/test';
import { openPhone } from './phone';
import { NOTES, watch, type Notes } from './watch';
import type { Ready } from './pages';

/** One visit, or the medians of several: milliseconds, bytes on the wire, numbers of requests. */
export type Figures = {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly usable: number;
  readonly blocked: number;
  readonly shift: number;
  /** Until the page could be used, the page itself among them. */
  readonly requests: number;
  /** JavaScript in files, until the page could be used. */
  readonly scriptBytes: number;
  /** Everything, until the page was at rest. */
  readonly allBytes: number;
};

export type Visit = Figures & { readonly largest: string };

const USABLE_LIMIT_MS = 30_000;
/** What comes later belongs to no first visit. */
const REST_MS = 1_500;

type Loaded = { requests: number; scriptBytes: number; allBytes: number };

/** Runs in the page. */
function loadedUntil(usable: number): Loaded {
  const all = performance
    .getEntries()
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name }) => name.startsWith('http'));
  const before = all.filter(({ startTime }) => usable === 0 || startTime < usable);
  const scripts = before.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
  return {
    requests: before.length,
    scriptBytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    allBytes: all.reduce((sum, { transferSize }) => sum + transferSize, 0),
  };
}

const readNotes = (page: Page): Promise<Notes> => page.evaluate((key) => Reflect.get(window, key) as Notes, NOTES);

export type Destination = {
  readonly url: string;
  /** Of somebody who is signed in. */
  readonly token?: string | undefined;
  /** Null for a page without a script, which needs none. */
  readonly ready: Ready | null;
};

/** One visit of a slow phone with an empty cache. @throws when the page cannot be used within 30 seconds */
export async function visit(browser: Browser, { url, token, ready }: Destination): Promise<Visit> {
  const { page, context } = await openPhone(browser, url, token);
  try {
    await page.addInitScript(watch, { ready, key: NOTES });
    await page.goto(url, { waitUntil: 'load' });
    const limit = { timeout: USABLE_LIMIT_MS };
    if (ready) await page.waitForFunction((key) => (Reflect.get(window, key) as Notes).usable > 0, NOTES, limit);
    await page.waitForTimeout(REST_MS);
    const { firstPaint, largestPaint, usable, blocked, shift, largest } = await readNotes(page);
    const loaded = await page.evaluate(loadedUntil, usable);
    return { firstPaint, largestPaint, usable: usable || firstPaint, blocked, shift, largest, ...loaded };
  } finally {
    await context.close();
  }
}
