import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { loadReports, loadSummary } from '@verdant/federation/contract';
import type { LoadEvent } from '@verdant/federation/contract';
import * as v from 'valibot';
import { countFiles } from '../support/released-files';
import { breakFile, faults } from './faults';

const failure = 'alert';

type FixturePage = { path: string; heading: string; remote: string; script: RegExp; style?: RegExp };

/** The pages of the fixture's remotes, and the files that each needs. */
const pages: readonly FixturePage[] = [
  {
    path: '/hello',
    heading: 'Hello from alpha',
    remote: 'mfe-alpha',
    script: /page-hello\..*js/,
    style: /page-hello\..*css/,
  },
  { path: '/sums', heading: 'One and two are 3', remote: 'mfe-beta', script: /page-sums\..*js/ },
];

test('shows a page and a slot of the same remote, and requests its entry once', async ({ page }) => {
  const counts = countFiles(page, 'mfe-alpha');
  await page.goto('/hello');
  await expect(page.getByRole('heading', { name: 'Hello from alpha' })).toBeVisible();
  await expect(page.getByText('Settings of alpha')).toBeVisible();
  const entries = [...counts].filter(([file]) => file.includes('remote-entry'));
  expect(entries.map(([, count]) => count)).toEqual([1]);
});

test('the page works: its state is its own', async ({ page }) => {
  await page.goto('/hello');
  await page.getByRole('button', { name: 'Pressed 0' }).click();
  await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
});

/** Of `npm test`, whose matrix has the others for the product's remotes. */
const QUICK = new Set(['missing file', 'altered file']);

for (const { path, heading, remote, script, style } of pages) {
  const entry = new RegExp(`${remote}/static/js/remote-entry`);
  const targets = [
    { stage: 'entry', kind: 'script' as const, file: entry },
    { stage: 'chunk', kind: 'script' as const, file: script },
    ...(style ? [{ stage: 'chunk', kind: 'style' as const, file: style }] : []),
  ];
  for (const { stage, kind, file } of targets) {
    for (const [name, fault] of Object.entries(faults)) {
      const tag = QUICK.has(name) ? [] : '@rest';
      test(
        `${remote}, ${stage} (${kind}), ${name}: shows what failed, and Try again recovers`,
        { tag },
        async ({ page }) => {
          const repair = await breakFile(page, file, fault);
          await page.goto(path);
          const main = page.getByRole('main');
          await expect(main.getByRole(failure)).toContainText(
            new RegExp(`${remote} 1\\.0\\.0\\+\\w{8} failed to load: ${stage}, ${fault.reason}`),
          );
          await expect(main.getByRole(failure)).toContainText(`(${fault.detail(kind)})`);
          await expect(main.getByRole(failure)).toContainText('attempt 1');
          await main.getByRole('button', { name: 'Try again' }).click();
          await expect(main.getByRole(failure)).toContainText('attempt 2');
          await repair();
          await main.getByRole('button', { name: 'Try again' }).click();
          await expect(page.getByRole('heading', { name: heading })).toBeVisible();
        },
      );
    }
  }
}

test('a remote that is down does not affect the other', async ({ page }) => {
  await page.route(/mfe-alpha\/static/, (route) => route.abort());
  await page.goto('/sums');
  await expect(page.getByRole('heading', { name: 'One and two are 3' })).toBeVisible();
  await expect(page.getByRole('complementary').getByRole(failure)).toContainText(/mfe-alpha 1\.0\.0\S* failed to load/);
});

test('a transient failure is retried, and not shown', async ({ page }) => {
  let requests = 0;
  await page.route(/mfe-beta\/static\/js\/remote-entry/, (route) => {
    requests += 1;
    return requests === 1 ? route.abort('connectionreset') : route.continue();
  });
  await page.goto('/sums');
  await expect(page.getByRole('heading', { name: 'One and two are 3' })).toBeVisible();
  await expect(page.getByRole('main').getByRole(failure)).toHaveCount(0);
});

test('a page that suspends for ever fails after the limit of every stage, and can be tried again before', async ({
  page,
}) => {
  const renders = () => page.evaluate<number>('globalThis.patienceRenders ?? 0');
  await page.clock.install();
  await page.goto('/patience');
  const main = page.getByRole('main');
  // No file is under way: what comes now is a limit of the render stage.
  await expect.poll(renders).toBeGreaterThan(0);
  await expect(main).toContainText('Waiting: loading');
  await page.clock.runFor(8_100);
  await expect(main).toContainText('Waiting: slow');
  const before = await renders();
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(renders).toBeGreaterThan(before);
  await expect(main).toContainText('Waiting: loading');
  await page.clock.runFor(120_100);
  await expect(main.getByRole(failure)).toContainText(/mfe-beta 1\.0\.0\S* failed to load: render, timeout \(hangs\)/);
});

test('what throws while a page is used is reported with its release, once each, and counts as no failed load', async ({
  page,
  baseURL,
}) => {
  const reports: string[] = [];
  await page.route('**/api/v1/load-reports', (route) => {
    reports.push(route.request().postData() ?? '');
    return route.continue();
  });
  await page.goto('/hello');
  const fail = page.getByRole('button', { name: 'Fail' });
  await fail.click();
  await fail.click();
  const sent = () => reports.flatMap((body) => v.parse(loadReports, JSON.parse(body)).events);
  await expect.poll(() => sent().filter(({ outcome }) => outcome === 'threw')).toHaveLength(2);
  expect(sent().find(({ outcome }) => outcome === 'threw')).toMatchObject({
    remote: 'mfe-alpha',
    version: expect.stringMatching(/^1\.0\.0\+/),
    stage: 'run',
    reason: 'error',
    detail: 'throws',
  });
  await expect
    .poll(async () => {
      const response = await page.request.get(`${baseURL ?? ''}/api/v1/load-reports/summary`);
      return v.parse(loadSummary, await response.json()).releases.find(({ remote }) => remote === 'mfe-alpha')?.threw;
    })
    .toBe(2);
  await expect(page.getByRole('heading', { name: 'Hello from alpha' })).toBeVisible();
});

const CHUNK = /mfe-beta\/static\/js\/details\..*js/;

/** What browsers reported of remotes that were used. @returns the events so far */
async function watchReports(page: Page): Promise<() => LoadEvent[]> {
  const bodies: string[] = [];
  await page.route('**/api/v1/load-reports', (route) => {
    bodies.push(route.request().postData() ?? '');
    return route.fulfill({ status: 204 });
  });
  return () => bodies.flatMap((body) => v.parse(loadReports, JSON.parse(body)).events);
}

test('a chunk behind a click that fails once is loaded again, and nothing is shown or reported', async ({ page }) => {
  const reported = await watchReports(page);
  let requests = 0;
  await page.route(CHUNK, (route) => {
    requests += 1;
    return requests === 1 ? route.abort('connectionreset') : route.continue();
  });
  await page.goto('/more');
  await page.getByRole('button', { name: 'Show details' }).click();
  await expect(page.getByText('Loading details')).toBeVisible();
  await expect(page.getByText('Details of beta')).toBeVisible();
  expect(reported().filter(({ outcome }) => outcome !== 'loaded')).toEqual([]);
});

test('a chunk behind a click that stays away is attributed to its remote and release; Try again recovers', async ({
  page,
}) => {
  const reported = await watchReports(page);
  const missing = faults['missing file'];
  if (!missing) throw new Error('There is no fault of that name');
  const repair = await breakFile(page, CHUNK, missing);
  await page.goto('/more');
  await page.getByRole('button', { name: 'Show details' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole(failure)).toContainText('The details did not load.');
  await expect(page.getByRole('heading', { name: 'More from beta' })).toBeVisible();
  await expect
    .poll(() => reported().find(({ stage }) => stage === 'chunk'))
    .toMatchObject({
      remote: 'mfe-beta',
      version: expect.stringMatching(/^1\.0\.0\+/),
      reason: 'missing',
      detail: 'http-404',
      chunk_id: expect.stringContaining('details'),
      outcome: 'threw',
    });
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole(failure)).toBeVisible();
  await repair();
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Details of beta')).toBeVisible();
});

test('a server that asks for a pause gets it before the retry', async ({ page }) => {
  const PAUSE_S = 3;
  const times: number[] = [];
  await page.route(/mfe-beta\/static\/js\/remote-entry/, (route) => {
    if (route.request().url().includes('probe=')) {
      return route.fulfill({ status: 503, headers: { 'retry-after': String(PAUSE_S) }, body: '' });
    }
    times.push(Date.now());
    return times.length === 1 ? route.fulfill({ status: 503, body: '' }) : route.continue();
  });
  await page.goto('/sums');
  await expect(page.getByRole('heading', { name: 'One and two are 3' })).toBeVisible();
  const [first = 0, second = 0] = times;
  expect(times).toHaveLength(2);
  expect(second - first).toBeGreaterThanOrEqual(PAUSE_S * 1000);
});
