import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { RegistryRemote } from '@verdant/federation/contract';
import { changeRegistry } from '../support/released-files';
import { breakFile, faults } from './faults';

const PREVIOUS = '/previous/';
const missing = faults['missing file'];
if (!missing) throw new Error('There is no fault of that name');

/** A current release 2.0.0 and a previous one, 1.0.0, whose files are those of the build. */
const withPrevious = ({ entry, integrity }: RegistryRemote): Partial<RegistryRemote> => ({
  version: '2.0.0',
  previous: { version: '1.0.0', url: PREVIOUS, entry, integrity },
});

/** Serves the previous release. @returns the load reports so far */
async function serve(page: Page): Promise<() => string> {
  const reports: string[] = [];
  await page.route('**/api/v1/load-reports', (route) => {
    reports.push(route.request().postData() ?? '');
    return route.fulfill({ status: 204 });
  });
  await page.route(/\/previous\//, (route) =>
    route.fallback({ url: route.request().url().replace(PREVIOUS, '/remotes/mfe-alpha/') }),
  );
  await changeRegistry(page, 'mfe-alpha', withPrevious);
  return () => reports.join('\n');
}

test('is the fallback when the current one fails, and the fallback is reported', async ({ page }) => {
  const reported = await serve(page);
  await breakFile(page, /\/remotes\/mfe-alpha\/static\/js\/remote-entry/, missing);
  await page.goto('/hello');
  await expect(page.getByRole('heading', { name: 'Hello from alpha' })).toBeVisible();
  await expect.poll(reported).toContain('"outcome":"fell_back"');
  expect(reported()).toContain('"version":"2.0.0"');
});

test('is the fallback for every module of the remote: a page and a slot never mix two releases', async ({ page }) => {
  await serve(page);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  // The slot loads from the current release; then the page's chunk is missing there.
  await breakFile(page, /\/remotes\/mfe-alpha\/static\/js\/page-hello/, missing);
  await page.goto('/hello');
  await expect(page.getByRole('heading', { name: 'Hello from alpha' })).toBeVisible();
  await expect(page.getByText('Settings of alpha')).toBeVisible();
  await expect
    .poll(() => loaded.filter((url) => url.includes(`${PREVIOUS}static/js/page-settings`)).length)
    .toBeGreaterThan(0);
});

test('stays in use, and gets the failure, when one of its modules fails while another is shown', async ({ page }) => {
  const reported = await serve(page);
  await breakFile(page, /\/remotes\/mfe-alpha\/static\/js\/remote-entry/, missing);
  await breakFile(page, /\/previous\/static\/js\/page-hello/, missing);
  await page.goto('/hello');
  await expect(page.getByText('Settings of alpha')).toBeVisible();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('failed to load');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toContainText('attempt 2');
  await expect(page.getByText('Settings of alpha')).toBeVisible();
  await expect.poll(reported).toContain('"outcome":"failed"');
});
