import { expect, test, type Request } from '@playwright/test';
import { loadReports, remoteHealth } from '@verdant/federation/contract';
import * as v from 'valibot';
import { breakFiles } from '../support/faults';
import { collectLoadReports } from '../support/network';
import { countFileRequests } from '../support/released-files';

const failure = 'alert';

test('a page and a slot of the same remote are shown with a single request for the entry @g-one-entry', async ({
  page,
}) => {
  const counts = countFileRequests(page, 'mfe-alpha');
  await page.goto('/hello');
  await expect(page.getByRole('heading', { name: 'Hello from alpha' })).toBeVisible();
  await expect(page.getByText('Settings of alpha')).toBeVisible();
  const entries = [...counts].filter(([file]) => file.includes('remote-entry'));
  expect(entries.map(([, count]) => count)).toEqual([1]);
});

/** Faults of the status and of the content. The matrix tests all faults of all files with the product's remotes. */
for (const [stage, kind, file, fault, reason, finding] of [
  ['entry', 'script', /mfe-alpha\/static\/js\/remote-entry/, '404', 'missing', 'http-404'],
  ['chunk', 'script', /page-hello\..*js/, '404', 'missing', 'http-404'],
  ['chunk', 'style', /page-hello\..*css/, 'wrong-hash', 'error', 'refused-integrity'],
] as const) {
  test(`a failed ${stage} (${kind}, fault ${fault}) is shown with details, and Try again recovers @g-try-again @g-missing-files @g-failure-details`, async ({
    page,
  }) => {
    const repair = await breakFiles(page, file, { fault });
    await page.goto('/hello');
    const main = page.getByRole('main');
    await expect(main.getByRole(failure)).toContainText(
      new RegExp(`mfe-alpha 1\\.0\\.0\\+\\w{8} failed to load: ${stage}, ${reason} \\(${finding}\\)`),
    );
    await expect(main.getByRole(failure)).toContainText('attempt 1');
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(main.getByRole(failure)).toContainText('attempt 2');
    await repair();
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Hello from alpha' })).toBeVisible();
  });
}

for (const [stage, file] of [
  ['entry', /mfe-delta\/entry\.js/],
  ['script', /page-plain\.js/],
  ['style', /page-plain\.css/],
] as const) {
  test(`a remote built without a bundler loads after two failures of its ${stage}, and recovers from a wrong hash @g-transient-retries @g-hashes @g-try-again`, async ({
    page,
  }) => {
    const heading = page.getByRole('heading', { name: 'Plain page of delta' });
    await breakFiles(page, file, { fault: 'reset', times: 2 });
    await page.goto('/plain');
    await expect(heading).toHaveCSS('color', 'rgb(0, 128, 128)');
    const repair = await breakFiles(page, file, { fault: 'wrong-hash' });
    await page.reload();
    const alert = page.getByRole('main').getByRole(failure);
    await expect(alert).toContainText(/mfe-delta 1\.0\.0\S* failed to load: \w+, error \(refused-integrity\)/);
    await repair();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(heading).toHaveCSS('color', 'rgb(0, 128, 128)');
  });
}

test('a remote that is down does not affect another remote @g-isolated-failure', async ({ page }) => {
  await breakFiles(page, /mfe-alpha\/static/, { fault: 'reset' });
  await page.goto('/sums');
  await expect(page.getByRole('heading', { name: 'One and two are 3' })).toBeVisible();
  await expect(page.getByRole('complementary').getByRole(failure)).toContainText(/mfe-alpha 1\.0\.0\S* failed to load/);
});

const ENTRY = /mfe-beta\/static\/js\/remote-entry/;

test('a transient failure is retried without showing a failure @g-transient-retries', async ({ page }) => {
  const counts = countFileRequests(page, 'mfe-beta');
  await breakFiles(page, ENTRY, { fault: 'reset', times: 2 });
  await page.goto('/sums');
  await expect(page.getByRole('heading', { name: 'One and two are 3' })).toBeVisible();
  await expect(page.getByRole('main').getByRole(failure)).toHaveCount(0);
  expect([...counts].filter(([file]) => ENTRY.test(file)).map(([, count]) => count)).toEqual([3]);
});

test('a page that suspends endlessly fails after the time limit, and can be retried before the limit @g-stage-limits', async ({
  page,
}) => {
  const renders = () => page.evaluate<number>('globalThis.patienceRenders ?? 0');
  await page.clock.install();
  await page.goto('/patience');
  const main = page.getByRole('main');
  // The next time limit is the limit of the render stage, because all files have loaded.
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

test('errors while a page is used are reported with their release, and count as one page load with errors @g-reports-once', async ({
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
  const sent = () =>
    reports.flatMap((body) => v.parse(loadReports, JSON.parse(body)).events).filter((event) => 'outcome' in event);
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
      const response = await page.request.get(`${baseURL ?? ''}/api/v1/remote-health`);
      return v.parse(remoteHealth, await response.json()).remotes.find(({ name }) => name === 'mfe-alpha')?.threw;
    })
    // 1 although two reports were sent, because the figures count page loads with errors, not errors.
    .toBe(1);
  await expect(page.getByRole('heading', { name: 'Hello from alpha' })).toBeVisible();
});

const CHUNK = /mfe-beta\/static\/js\/details\..*js/;

test('if a chunk that a click requests fails once, the chunk is retried, and no failure is shown or reported @g-chunk-on-demand', async ({
  page,
}) => {
  const reported = await collectLoadReports(page);
  await breakFiles(page, CHUNK, { fault: 'reset', times: 1 });
  await page.goto('/more');
  await page.getByRole('button', { name: 'Show details' }).click();
  await expect(page.getByText('Loading details')).toBeVisible();
  await expect(page.getByText('Details of beta')).toBeVisible();
  expect(reported().filter(({ outcome }) => outcome !== 'loaded')).toEqual([]);
});

test('a missing chunk that a click requests is reported for its remote, and loads by Try again once repaired @g-chunk-on-demand', async ({
  page,
}) => {
  const reported = await collectLoadReports(page);
  const repair = await breakFiles(page, CHUNK, { fault: '404' });
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

test('a failed entry is requested again only after the pause that the server requested @g-retry-after', async ({
  page,
}) => {
  const PAUSE_S = 3;
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (ENTRY.test(request.url()) && !request.url().includes('probe=')) requests.push(request);
  });
  await breakFiles(page, ENTRY, { fault: '503', seconds: PAUSE_S, times: 1 });
  await page.goto('/sums');
  await expect(page.getByRole('heading', { name: 'One and two are 3' })).toBeVisible();
  // The browser's own times, because a busy machine can delay the first event more than the second.
  const [first = 0, second = 0] = requests.map((request) => request.timing().startTime);
  expect(requests).toHaveLength(2);
  expect(second - first).toBeGreaterThanOrEqual(PAUSE_S * 1000);
});
