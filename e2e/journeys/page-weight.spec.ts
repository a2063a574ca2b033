import { pageOf } from '../bench/pages';
import { watch } from '../bench/watch';
import { recordChains } from '../support/request-chains';
import { expect, signInBrowser, test, type Page } from '../support/test';
import { untilPrerendered } from '../support/until-prerendered';

/*
 * What a first visit costs that no machine makes slower or faster: bytes, requests, and what waits for what. How fast it
 * is, `npm run bench:pages` measures. The limits are generous: they are there for what no one meant to do.
 */

type Limits = {
  /** Of compressed JavaScript that is requested before the page can be used. */
  scriptBytes: number;
  /** Until the page can be used, the page itself among them. */
  requests: number;
  /** The longest chain of requests among them: 1 is the page, 2 what its HTML names. */
  depth: number;
  /** Files for which the first paint waits. */
  blocking: number;
};

const limits: Record<string, Limits> = {
  '/': { scriptBytes: 115_000, requests: 10, depth: 2, blocking: 0 },
  '/sign-in': { scriptBytes: 115_000, requests: 10, depth: 2, blocking: 0 },
  '/sign-up': { scriptBytes: 115_000, requests: 10, depth: 2, blocking: 0 },
  '/forgot-password': { scriptBytes: 115_000, requests: 10, depth: 2, blocking: 0 },
  // The operator's contact is fetched by the page: depth 3.
  '/help': { scriptBytes: 115_000, requests: 11, depth: 3, blocking: 0 },
  '/privacy': { scriptBytes: 115_000, requests: 10, depth: 2, blocking: 0 },
  '/terms': { scriptBytes: 115_000, requests: 10, depth: 2, blocking: 0 },
  '/dashboard': { scriptBytes: 145_000, requests: 18, depth: 2, blocking: 0 },
};

/** The other public pages have the same shell as the first: the full run looks at them. */
const IN_EVERY_RUN = ['/', '/dashboard'];

type Requested = { url: string; bytes: number; isBlocking: boolean };

/** Runs in the page: what was requested until it could be used. */
function requestedUntil(usable: number): Requested[] {
  return performance
    .getEntries()
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name, startTime }) => name.startsWith('http') && startTime < usable)
    .map((entry) => ({
      url: entry.name,
      bytes: entry.encodedBodySize,
      isBlocking: Reflect.get(entry, 'renderBlockingStatus') === 'blocking',
    }));
}

/** What an idle page requests, which may be just before it has answered the press: decoration, suggested passkeys. */
const WHEN_IDLE = /start-particles|passkey/;

/** Opens the page and waits until it can be used. */
async function visitUntilUsable(page: Page, path: string): Promise<Requested[]> {
  await page.addInitScript(watch, pageOf(path).ready);
  await page.goto(path);
  const usable = await page.waitForFunction(() => window.benchNotes?.usable);
  const requested = await page.evaluate(requestedUntil, (await usable.jsonValue()) ?? 0);
  return requested.filter(({ url }) => !WHEN_IDLE.test(url));
}

for (const [path, limit] of Object.entries(limits)) {
  test(`a first visit of ${path} stays within its limits${IN_EVERY_RUN.includes(path) ? '' : ' @rest'}`, async ({
    page,
    accounts,
    baseURL,
  }) => {
    if (pageOf(path).viewer === 'resident') await signInBrowser(page, baseURL ?? '', accounts.resident);
    await untilPrerendered(page.request, path);
    const chains = await recordChains(page);
    const requested = await visitUntilUsable(page, path);

    const scripts = requested.filter(({ url }) => new URL(url).pathname.endsWith('.js'));
    const list = requested.map(({ url, bytes }) => `${chains.depthOf(url)} ${bytes} ${url}`).join('\n');
    expect(scripts.length).toBeGreaterThan(1);
    const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
    expect.soft(total, list).toBeLessThanOrEqual(limit.scriptBytes);
    const charts = scripts.filter(({ url }) => /chart/i.test(url));
    if (path !== '/dashboard') expect.soft(charts, list).toEqual([]);
    expect.soft(requested.length, list).toBeLessThanOrEqual(limit.requests);
    expect.soft(Math.max(...requested.map(({ url }) => chains.depthOf(url))), list).toBeLessThanOrEqual(limit.depth);
    expect.soft(requested.filter(({ isBlocking }) => isBlocking).length, list).toBeLessThanOrEqual(limit.blocking);
  });
}
