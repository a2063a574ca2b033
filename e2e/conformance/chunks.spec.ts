import { failureScreen } from '@verdant/federation/testing';
import { Navbar } from '../models/navbar';
import { isSameDocument, markDocument } from '../support/document';
import { breakFiles } from '../support/faults';
import { waitUntilLoaded } from '../support/screens';
import { expect, test } from '../support/test';
import type { Page } from '../support/test';

const complaints = /Failed to load resource|Refused to (execute|apply)|RemoteLoadError|mfe-samples/;

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
  // Opens a page that does not load the chunk.
  await page.goto('/forgot-password');
  await waitUntilLoaded(page, /password/i);
  await markDocument(page);
  const chunk = '**/static/js/page-spending.*';
  const onlyPending = watchFiles(page);
  const repair = await breakFiles(page, chunk, { fault: 'never' });
  const asked = page.waitForRequest(chunk);
  await new Navbar(page).goTo('Spending');
  await asked;
  await onlyPending(1);
  const { screen, tryAgain, readDetails } = failureScreen(page);
  // 100 of 120 seconds, because the clock keeps running: a busy machine has 20 seconds for the next checks.
  await page.clock.runFor(100_000);
  await expect(page.getByRole('main').getByText(/still loading/i)).toBeVisible();
  await expect(screen).toHaveCount(0);
  await page.clock.runFor(20_500);
  expect(await readDetails()).toMatchObject({ stage: 'chunk', chunk: 'page-spending', reason: 'timeout' });
  await page.clock.resume();
  await repair();
  await tryAgain.click();
  await waitUntilLoaded(page, 'Spending');
  expect(await isSameDocument(page)).toBe(true);
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
