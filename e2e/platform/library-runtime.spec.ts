import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { breakFile, faults } from './faults';

const RUNTIME = /\/static\/js\/library-runtime\./;

function countRequests(page: Page): () => number {
  let requests = 0;
  page.on('request', (request) => {
    if (RUNTIME.test(request.url())) requests += 1;
  });
  return () => requests;
}

test("a release that needs the host's copy of the library's runtime gets it, and the host's React", async ({
  page,
}) => {
  const requested = countRequests(page);
  await page.goto('/earlier');
  await page.getByRole('button', { name: 'Pressed 0' }).click();
  await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
  expect(requested()).toBe(1);

  await page.getByRole('link', { name: 'Hello' }).click();
  await page.getByRole('button', { name: 'Pressed 0' }).click();
  await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
});

test('no other release loads it', async ({ page }) => {
  const requested = countRequests(page);
  await page.goto('/hello');
  await expect(page.getByRole('button', { name: 'Pressed 0' })).toBeVisible();
  expect(requested()).toBe(0);
});

for (const name of ['missing file', 'server error', 'connection reset']) {
  test(`the runtime, ${name}: shows what failed, and Try again recovers`, { tag: '@rest' }, async ({ page }) => {
    const fault = faults[name];
    if (!fault) throw new Error(`There is no ${name}`);
    const repair = await breakFile(page, RUNTIME, fault);
    await page.goto('/earlier');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('host 1.0.0 failed to load: chunk');
    await expect(alert).toContainText(`(${fault.detail('script')})`);
    await repair();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Built earlier' })).toBeVisible();
  });
}
