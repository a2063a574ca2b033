import { expect } from '@playwright/test';
import type { Page, Response } from '@playwright/test';
import { openPrerendered } from './prerendered-page';
import type { PrerenderedPage } from './prerendered-page';
import { waitUntilLoaded } from './screens';
import type { FirstVisitLimit, Screen } from './screens';

type Initiator = { type: string; url?: string; stack?: Stack };
type Stack = { callFrames: { url: string }[]; parent?: Stack };

/** Returns the file that caused a request: the innermost stack frame with a URL. */
function askedBy({ url, stack }: Initiator): string | undefined {
  for (let at = stack; at; at = at.parent) {
    const frame = at.callFrames.find((candidate) => candidate.url !== '');
    if (frame) return frame.url;
  }
  return url;
}

/**
 * Records from now on which file caused each request. `depthOf` returns the length of the request chain up to a URL: 1 for
 * the page, 2 for files in its HTML.
 */
async function recordChains(page: Page): Promise<{ depthOf: (url: string) => number }> {
  const session = await page.context().newCDPSession(page);
  const parents = new Map<string, string | undefined>();
  session.on('Network.requestWillBeSent', ({ request: { url }, initiator }) => {
    // Only the first request for a URL counts, because later requests, such as one after a preload, use its response.
    if (!parents.has(url)) parents.set(url, askedBy(initiator));
  });
  await session.send('Network.enable');
  const depthOf = (url: string, seen: ReadonlySet<string> = new Set()): number => {
    const parent = parents.get(url);
    if (parent === undefined || parent === url || seen.has(url)) return 1;
    return 1 + depthOf(parent, new Set([...seen, url]));
  };
  return { depthOf: (url) => depthOf(url) };
}

type Requested = { url: string; bytes: number; isBlocking: boolean };

/** Runs in the page: records when the page is usable, and every file of a remote that an element loads without a hash. */
function observeLoading(shown: string): void {
  const loading = { usable: 0, withoutHash: [] as string[] };
  Object.assign(window, { loading });
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      const isStyle = node instanceof HTMLLinkElement && node.rel === 'stylesheet';
      if (!(node instanceof HTMLScriptElement || isStyle)) continue;
      const url = node instanceof HTMLScriptElement ? node.src : node.href;
      const isChecked = node.integrity.startsWith('sha384-') && node.crossOrigin === 'anonymous';
      if (url.includes('/remotes/') && !isChecked) loading.withoutHash.push(url);
    }
    const root = document.querySelector('#root');
    if (loading.usable > 0 || !root || root.hasAttribute('data-prerendered') || !document.querySelector(shown)) return;
    loading.usable = performance.now();
  });
  observer.observe(document, { childList: true, subtree: true, attributeFilter: ['data-prerendered'] });
}

/** Runs in the page: returns the requests that started before the page was usable. */
function requestedUntilUsable(): Requested[] {
  const loading: unknown = Reflect.get(window, 'loading');
  const usable = loading instanceof Object ? Number(Reflect.get(loading, 'usable')) : 0;
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

/** Requests that a page starts when idle. They never count, even before `observeLoading` detects that a page is usable. */
const WHEN_IDLE = /start-particles|passkey/;

function expectWithinLimit(
  requested: readonly Requested[],
  limit: FirstVisitLimit,
  depthOf: (url: string) => number,
): void {
  const scripts = requested.filter(({ url }) => new URL(url).pathname.endsWith('.js'));
  const list = requested.map(({ url, bytes }) => `${depthOf(url)} ${bytes} ${url}`).join('\n');
  expect(scripts.length, list).toBeGreaterThan(1);
  const scriptBytes = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  expect.soft(scriptBytes, list).toBeLessThanOrEqual(limit.script);
  expect.soft(requested.length, list).toBeLessThanOrEqual(limit.requests);
  expect.soft(Math.max(...requested.map(({ url }) => depthOf(url))), list).toBeLessThanOrEqual(limit.depth);
  const blocking = requested.filter(({ isBlocking }) => isBlocking);
  expect.soft(blocking, list).toEqual([]);
}

const isFile = (url: string) => /\.(js|css|woff2)$/.test(new URL(url).pathname);

/** Path of a script file whose name has a hash of its content. */
const HASHED_SCRIPT = /\/static\/js\/[\w-]+\.[0-9a-f]{8,}\.js$/;

function expectStoredForGood(responses: readonly Response[]): void {
  const compressed = responses.filter((response) => /\.(js|css)$/.test(new URL(response.url()).pathname));
  expect(compressed.length).toBeGreaterThan(2);
  for (const response of compressed) {
    const headers = response.headers();
    expect(headers['content-encoding'], response.url()).toMatch(/^(br|gzip)$/);
    expect(headers['cache-control'], response.url()).toContain('immutable');
  }
}

/** Maximum layout shift of a page whose account data loads after the page. The limit of web.dev for a good page is 0.1. */
const MAX_OWNER_SHIFT = 0.02;

/**
 * Checks the prerendered HTML before its scripts run. Then checks that hydration keeps the shell's elements, and causes
 * neither a layout shift nor a change of theme.
 */
async function expectToHydrate(
  page: Page,
  screen: Screen,
  visit: PrerenderedPage,
  { language, theme }: { language: string; theme: string },
): Promise<void> {
  const html = page.locator('html');
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 1 });
  const isShell = screen.prerendered === 'app-shell';
  await expect(isShell ? main.getByRole('status') : heading).toBeVisible();
  await expect(html).toHaveAttribute('lang', language);
  await expect(html).toHaveAttribute('data-theme', theme);
  const header = page.locator('header').first();
  const box = await header.boundingBox();
  const toggle = page.getByRole('navigation').locator('button:not([popovertarget], [aria-pressed]) svg:visible');
  const icon = await toggle.innerHTML();
  await visit.mark();
  await visit.hydrate();
  await waitUntilLoaded(page, screen.heading);
  if (screen.viewer === 'owner') {
    // The account data is requested after the page has loaded, and until then nothing is marked as loading.
    await page.waitForLoadState('networkidle');
    await waitUntilLoaded(page, screen.heading);
    await expect(page.locator('[data-loading]')).toHaveCount(0);
  }
  expect(await header.evaluate((element) => 'isPrerendered' in element)).toBe(true);
  expect(await header.boundingBox()).toEqual(box);
  expect(await toggle.innerHTML()).toBe(icon);
  expect(visit.mismatches()).toEqual([]);
  const shifts = await visit.shifts();
  const total = shifts.reduce((sum, shift) => sum + parseFloat(shift), 0);
  expect(total, shifts.join('\n')).toBeLessThanOrEqual(screen.viewer === 'owner' ? MAX_OWNER_SHIFT : 0);
  expect(new Set(await visit.themes())).toEqual(new Set([theme]));
}

/** Opens a prerendered screen for the first time, and checks how it loads and hydrates. */
export async function checkFirstVisit(
  page: Page,
  screen: Screen,
  look: { language: string; theme: string } = { language: 'en', theme: 'dark' },
): Promise<void> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  // Element that shows that the page is usable: on pages with account data a figure, which is rendered after hydration.
  const shown =
    screen.limit && screen.prerendered === 'app-shell' ? 'main [class*="-figures-"] [class*="-figure-"]' : 'h1';
  await page.addInitScript(observeLoading, shown);
  const chains = await recordChains(page);
  const visit = await openPrerendered(page, screen.path);
  await expectToHydrate(page, screen, visit, look);

  const requested = (await page.evaluate(requestedUntilUsable)).filter(({ url }) => !WHEN_IDLE.test(url));
  const remotes = requested.flatMap(({ url }) => /\/remotes\/(mfe-[a-z]+)\//.exec(url)?.[1] ?? []);
  expect([...new Set(remotes)], 'remotes of the page').toHaveLength(1);
  if (screen.limit) expectWithinLimit(requested, screen.limit, chains.depthOf);
  const files = visit.requests.filter(isFile);
  const scripts = files.map((url) => new URL(url).pathname).filter((path) => path.endsWith('.js'));
  expect(
    scripts.filter((path) => !HASHED_SCRIPT.test(path)),
    'scripts without a hash in their names',
  ).toEqual([]);
  const repeated = files.filter((url, index) => files.indexOf(url) !== index);
  expect(repeated, 'files requested twice').toEqual([]);
  expect(await page.evaluate('loading.withoutHash')).toEqual([]);
  expectStoredForGood(responses);
}
