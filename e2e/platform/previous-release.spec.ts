import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { LoadEvent, RegistryRemote } from '@verdant/federation/contract';
import { breakFiles } from '../support/faults';
import { collectLoadReports } from '../support/network';
import { changeRemoteInRegistry } from '../support/released-files';

const PREVIOUS = '/previous/';
const missing = { fault: '404' };

/** Returns registry fields for a current release 2.0.0 and a previous release 1.0.0 with the files of the build. */
function withPrevious({ entry, integrity }: RegistryRemote): Partial<RegistryRemote> {
  const first = Object.entries(integrity).filter(([file]) => file === entry || file.includes('/hashes.'));
  const hashes = first.find(([file]) => file !== entry)?.[0];
  return {
    version: '2.0.0',
    previous: { version: '1.0.0', url: PREVIOUS, entry, integrity: Object.fromEntries(first), hashes },
  };
}

/** Serves the previous release. @returns the load reports so far */
async function serve(page: Page): Promise<() => LoadEvent[]> {
  const reported = await collectLoadReports(page);
  await page.route(/\/previous\//, (route) =>
    route.fallback({ url: route.request().url().replace(PREVIOUS, '/remotes/mfe-alpha/') }),
  );
  await changeRemoteInRegistry(page, 'mfe-alpha', withPrevious);
  return reported;
}

test('the previous release is shown when a file of the current release is missing, and the fallback is reported @g-previous-release @g-reports-once', async ({
  page,
}) => {
  const reported = await serve(page);
  await breakFiles(page, /\/remotes\/mfe-alpha\/static\/js\/page-hello/, missing);
  await page.goto('/hello');
  await expect(page.getByRole('heading', { name: 'Hello from alpha' })).toBeVisible();
  await expect
    .poll(() => reported().find(({ outcome }) => outcome === 'fell_back'))
    .toMatchObject({
      remote: 'mfe-alpha',
      version: '2.0.0',
      stage: 'chunk',
      reason: 'missing',
      detail: 'http-404',
      status: 404,
      chunk_id: expect.stringContaining('hello'),
      attempt: 1,
    });
});

test('after a fallback, all modules of a remote load from the previous release, so that releases are never mixed @g-one-release-per-page', async ({
  page,
}) => {
  await serve(page);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  // Only the page's chunk is missing in the current release, so the slot loads from the current release at first.
  await breakFiles(page, /\/remotes\/mfe-alpha\/static\/js\/page-hello/, missing);
  await page.goto('/hello');
  await expect(page.getByRole('heading', { name: 'Hello from alpha' })).toBeVisible();
  await expect(page.getByText('Settings of alpha')).toBeVisible();
  await expect
    .poll(() => loaded.filter((url) => url.includes(`${PREVIOUS}static/js/page-settings`)).length)
    .toBeGreaterThan(0);
});

test('if one module of the previous release also fails, its failure is reported and other modules stay visible @g-failure-attribution', async ({
  page,
}) => {
  const reported = await serve(page);
  await breakFiles(page, /\/remotes\/mfe-alpha\/static\/js\/remote-entry/, missing);
  await breakFiles(page, /\/previous\/static\/js\/page-hello/, missing);
  await page.goto('/hello');
  await expect(page.getByText('Settings of alpha')).toBeVisible();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('failed to load');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toContainText('attempt 2');
  await expect(page.getByText('Settings of alpha')).toBeVisible();
  await expect.poll(() => reported().map(({ outcome }) => outcome)).toContain('failed');
});
