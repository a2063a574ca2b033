import type { Page } from '@playwright/test';
import { failureScreen } from '@verdant/federation/testing';
import type { FailureScreen } from '@verdant/federation/testing';
import { Navbar } from '../models/navbar';
import { isSameDocument, markDocument, navigate } from '../support/document';
import { settled } from '../support/screens';
import { expect } from '../support/test';
import type { Problems } from '../support/problems';
import { sentence } from './sentence';

const SCRIPT = '**/remotes/mfe-samples/static/js/page-spending.*';
const STYLE = '**/remotes/mfe-samples/static/css/page-spending.*';

/** Presses Try again once the files are there, and sees the page arrive in the same document. */
async function expectRecovery(page: Page, faulty: string): Promise<void> {
  await page.unroute(faulty);
  await failureScreen(page).tryAgain.click();
  await settled(page, /spending/i);
  expect(await isSameDocument(page)).toBe(true);
}

async function openWithout(page: Page, problems: Problems): Promise<FailureScreen> {
  problems.expect(/ERR_FAILED|Failed to load resource|Refused to (execute|apply)|RemoteLoadError|mfe-samples/);
  await page.goto('/forgot-password');
  await settled(page, /password/i);
  await markDocument(page);
  await new Navbar(page).goTo('Spending');
  return failureScreen(page);
}

for (const [name, files, fault, expected] of [
  ['a script that is gone', SCRIPT, 404, { reason: 'missing', status: '404' }],
  ['a script that the server fails on', SCRIPT, 500, { reason: 'error', status: '500' }],
  ['a script without a network', SCRIPT, 'network', { reason: 'error' }],
  ['a style that is gone', STYLE, 404, { reason: 'missing', status: '404' }],
  ['a style without a network', STYLE, 'network', { reason: 'error' }],
] as const) {
  sentence('8.21', `${name}, and Try again`, async ({ page, account: _account, problems }) => {
    await page.route(files, (route) =>
      fault === 'network' ? route.abort() : route.fulfill({ status: fault, contentType: 'text/plain', body: '' }),
    );
    const failure = await openWithout(page, problems);
    const details = await failure.readDetails();
    expect(details).toMatchObject({ stage: 'chunk', chunk: 'page-spending', ...expected });
    expect(details.address).toContain('page-spending');
    await expectRecovery(page, files);
  });
}

/** Waits until every file of the remotes has arrived but the pending one. */
function watchFiles(page: Page): (pending: number) => Promise<void> {
  const open = new Set<string>();
  const isFile = (url: string) => url.includes('/remotes/');
  page.on('request', (request) => isFile(request.url()) && open.add(request.url()));
  page.on('requestfinished', (request) => open.delete(request.url()));
  return (pending) => expect.poll(() => open.size).toBe(pending);
}

for (const [name, files] of [
  ['script', SCRIPT],
  ['style', STYLE],
] as const) {
  sentence('8.21', `a ${name} that does not respond, and Try again`, async ({ page, account: _account, problems }) => {
    await page.clock.install();
    const onlyPending = watchFiles(page);
    await page.route(files, () => undefined);
    const asked = page.waitForRequest(files);
    const failure = await openWithout(page, problems);
    await asked;
    await onlyPending(1);
    await page.clock.runFor(119_000);
    await expect(failure.screen).toHaveCount(0);
    await page.clock.runFor(1_500);
    const details = await failure.readDetails();
    expect(details).toMatchObject({ stage: 'chunk', chunk: 'page-spending', reason: 'timeout' });
    await page.clock.resume();
    await expectRecovery(page, files);
  });
}

sentence('8.21', "a part of the shell's own, and Try again", async ({ page, account: _account, problems }) => {
  problems.expect(/ERR_FAILED|Failed to load resource|ChunkLoadError|debug/i);
  await page.goto('/forgot-password');
  await settled(page, /password/i);
  await markDocument(page);
  const files = /\/static\/js\/debug-page\./;
  await page.route(files, (route) => route.abort());
  await navigate(page, '/debug');
  const failure = failureScreen(page);
  expect(await failure.readDetails()).toMatchObject({
    stage: 'chunk',
    chunk: 'debug-page',
    reason: 'error',
  });
  await page.unroute(files);
  await failure.tryAgain.click();
  await settled(page, 'Debug');
  expect(await isSameDocument(page)).toBe(true);
});

sentence('8.22', '', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 374, height: 700 },
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  });
  const page = await context.newPage();
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.goto('/sign-in');
  await page.route('**/api/v1/auth/login', (route) => route.fulfill({ status: 503, json: {} }));
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByRole('main').locator('button[type="submit"]').click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Request failed with status code 503');
  const noted = lines.find((line) => line.includes('/api/v1/auth/login') && line.includes('Note on this device'));
  expect(noted).toContain('iOS Safari');
  expect(noted).toContain('iOS Safari with a viewport narrower than 375 pixels');
  await expect(page.getByText(/iOS Safari|Note on this device/)).toHaveCount(0);
  await context.close();
});
