import type { Page } from '@playwright/test';
import { failureScreen } from '@verdant/federation/testing';
import { Navbar } from '../models/navbar';
import { isSameDocument, markDocument, navigateWithoutReload } from '../support/document';
import { breakFiles } from '../support/faults';
import { waitUntilLoaded } from '../support/screens';
import { expect, test } from '../support/test';

const HASHED = /\/static\/js\/[\w-]+\.[0-9a-f]{8,}\.js$/;
const complaints = /Failed to load resource|Refused to (execute|apply)|RemoteLoadError|mfe-samples/;

const scriptOf = (chunk: string) => `**/static/js/${chunk}.*`;
const styleOf = (chunk: string) => `**/static/css/${chunk}.*`;

/** Opens a page that loads none of the chunks that fail later, and marks its document to detect a reload. */
async function openMarked(page: Page): Promise<void> {
  await page.goto('/forgot-password');
  await waitUntilLoaded(page, /password/i);
  await markDocument(page);
}

/** Presses Try again after the files were repaired, and checks that the page is shown without a reload. */
async function expectRecovery(page: Page, heading: string): Promise<void> {
  await failureScreen(page).tryAgain.click();
  await waitUntilLoaded(page, heading);
  expect(await isSameDocument(page)).toBe(true);
}

test('script chunks are loaded from static/js and have a content hash in their file names @s-2.13', async ({
  page,
  account: _account,
}) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script' || pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.goto('/');
  await expect(page.locator('#hero canvas')).toBeVisible();
  await new Navbar(page).goTo('Spending');
  // The landing page, with its canvas, stays on the screen until the next page is shown.
  await waitUntilLoaded(page, /spending/i);
  await expect(page.getByRole('main').locator('canvas').first()).toBeVisible();

  const parts = [...scripts].map((path) => path.split('/static/js/')[0]);
  expect(new Set(parts)).toEqual(new Set(['', '/remotes/mfe-marketing', '/remotes/mfe-samples']));
  expect(scripts.size).toBeGreaterThan(8);
  expect([...scripts].filter((path) => !HASHED.test(path))).toEqual([]);
});

test('a chunk that is missing or fails is reported with its id and the reason, and Try again recovers @s-8.21', async ({
  page,
  account: _account,
  problems,
}) => {
  problems.expect(complaints, /ChunkLoadError|debug/i);
  await openMarked(page);
  // The last page, Debug, is the shell's own. The fault matrix (`e2e/matrix`) tests every combination of remote and fault.
  for (const [heading, path, files, fault, expected] of [
    ['Spending', '/spending', scriptOf, '404', { reason: 'missing', status: '404' }],
    ['Insights', '/insights', styleOf, 'reset', { reason: 'error' }],
    ['Debug', '/debug', scriptOf, 'reset', { reason: 'error' }],
  ] as const) {
    const chunk = path === '/debug' ? 'debug-page' : `page-${path.slice(1)}`;
    const repair = await breakFiles(page, files(chunk), { fault });
    await (path === '/debug' ? navigateWithoutReload(page, path) : new Navbar(page).goTo(heading));
    await expect(page).toHaveURL(path);
    const details = await failureScreen(page).readDetails();
    expect(details).toMatchObject({ stage: 'chunk', chunk, ...expected });
    expect(details.address).toContain(chunk);
    await repair();
    await expectRecovery(page, heading);
  }
});

/** Returns a function that waits until only `pending` requests for files of remotes are unfinished. */
function watchFiles(page: Page): (pending: number) => Promise<void> {
  const open = new Set<string>();
  const isFile = (url: string) => url.includes('/remotes/');
  page.on('request', (request) => isFile(request.url()) && open.add(request.url()));
  page.on('requestfinished', (request) => open.delete(request.url()));
  return (pending) => expect.poll(() => open.size).toBe(pending);
}

test('a chunk that does not respond is reported after 120 seconds, and Try again recovers @s-2.13 @s-8.21 @s-9.3', async ({
  page,
  account: _account,
  problems,
}) => {
  problems.expect(complaints);
  await page.clock.install();
  await openMarked(page);
  const { screen, readDetails } = failureScreen(page);
  for (const [heading, chunk, files] of [
    ['Spending', 'page-spending', scriptOf],
    ['Savings', 'page-savings', styleOf],
  ] as const) {
    const onlyPending = watchFiles(page);
    const repair = await breakFiles(page, files(chunk), { fault: 'never' });
    const asked = page.waitForRequest(files(chunk));
    await new Navbar(page).goTo(heading);
    await asked;
    await onlyPending(1);
    // 100 of 120 seconds, because the clock keeps running: a busy machine has 20 seconds for the next checks.
    await page.clock.runFor(100_000);
    await expect(page.getByRole('main').getByText(/still loading/i)).toBeVisible();
    await expect(screen).toHaveCount(0);
    await page.clock.runFor(20_500);
    expect(await readDetails()).toMatchObject({ stage: 'chunk', chunk, reason: 'timeout' });
    await page.clock.resume();
    await repair();
    await expectRecovery(page, heading);
  }
});

test('web vitals are not observed if no callback is configured @s-7.21', async ({ page }) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    window.PerformanceObserver = class extends PerformanceObserver {
      override observe(options?: PerformanceObserverInit): void {
        asked.push(...(options?.entryTypes ?? [options?.type ?? '']));
        super.observe(options);
      }
    };
  });
  await page.goto('/');
  await waitUntilLoaded(page, 'Your Financial Wellness Partner');
  const asked = await page.evaluate<string[]>('window.asked');
  for (const vital of ['largest-contentful-paint', 'layout-shift', 'first-input', 'event', 'paint']) {
    expect(asked).not.toContain(vital);
  }
});
