import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { navigateWithoutReload } from '../support/document';
import { collectLoadReports } from '../support/network';

const WHILE_SHOWN = ['render', 'effect', 'layout-effect', 'ref'];
const WHILE_LEAVING = ['effect-clean-up', 'layout-clean-up', 'insertion-clean-up', 'unmount', 'ref-clean-up'];
const VALUES = ['error', 'text', 'nothing', 'proxy', 'error-proxy'];

const heading = (page: Page, name: string) => page.getByRole('heading', { name });

/** Opens another page, and checks that this page and the host's navigation are visible. */
async function expectNextPage(page: Page, what: string): Promise<void> {
  await navigateWithoutReload(page, '/sums');
  await expect(heading(page, 'One and two are 3'), what).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Hello' }), what).toBeVisible();
}

for (const place of [...WHILE_SHOWN, ...WHILE_LEAVING]) {
  test(`a page throwing any value in its ${place} does not affect other pages, and only the failed remote is reported @g-isolated-failure`, async ({
    page,
  }) => {
    const reported = await collectLoadReports(page);
    await page.goto('/sums');
    for (const value of VALUES) {
      await navigateWithoutReload(page, `/throws?page=${place}&value=${value}`);
      const shown = WHILE_SHOWN.includes(place) ? page.getByRole('main').getByRole('alert') : heading(page, 'Throws');
      await expect(shown, value).toBeVisible();
      await expectNextPage(page, value);
    }
    await expect.poll(() => reported().filter(({ outcome }) => outcome === 'failed')).not.toEqual([]);
    const failed = reported().filter(({ outcome }) => outcome === 'failed');
    expect(new Set(failed.map(({ remote, stage }) => `${remote} ${stage}`))).toEqual(new Set(['mfe-gamma render']));
    if (WHILE_LEAVING.includes(place)) expect(failed).toHaveLength(1);
  });

  test(`a slot fill that throws any value in its ${place} does not make the page fail @g-slot-contained`, async ({
    page,
  }) => {
    const reported = await collectLoadReports(page);
    await page.goto('/sums');
    for (const value of VALUES) {
      await navigateWithoutReload(page, `/hello?fill=${place}&value=${value}`);
      await expect(heading(page, 'Hello from alpha'), value).toBeVisible();
      await expect
        .poll(() => page.evaluate<string>('globalThis.fillRenderedAt ?? ""'), value)
        .toContain(`value=${value}`);
      if (WHILE_LEAVING.includes(place)) await expect(page.locator('[data-fill]'), value).toBeAttached();
      await expectNextPage(page, value);
    }
    await expect.poll(() => reported().filter(({ outcome }) => outcome === 'threw')).not.toEqual([]);
    expect(reported().filter(({ outcome }) => outcome === 'failed')).toEqual([]);
  });
}

for (const address of ['/reloads?itself', '/reloads?one']) {
  test(`the endless document redirects of ${address} are stopped, shown as a failure and reported @g-render-loop`, async ({
    page,
  }) => {
    // More time, because ten documents are opened before the loop is detected.
    test.setTimeout(120_000);
    const reported = await collectLoadReports(page);
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      /mfe-gamma 1\.0\.0\S* failed to load: render, error \(redirect-loop\)/,
      { timeout: 90_000 },
    );
    await expect.poll(() => reported().map(({ detail }) => detail)).toContain('redirect-loop');
    await page.getByRole('navigation').getByRole('link', { name: 'Sums' }).click();
    await expect(heading(page, 'One and two are 3')).toBeVisible();
  });
}

test('a remote can neither change the globals of the platform nor make another remote fail @g-isolated-failure', async ({
  page,
}) => {
  const reported = await collectLoadReports(page);
  await page.goto('/sabotage');
  await page.getByRole('button', { name: 'Sabotage' }).click();
  await expect(page.locator('output')).toHaveText('0 changed: ');
  await page.getByRole('navigation').getByRole('link', { name: 'Sums' }).click();
  await expect(heading(page, 'One and two are 3')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Hello' }).click();
  await expect(page.getByText('Beta counts 0')).toBeVisible();
  await expect
    .poll(() => reported().filter(({ outcome }) => outcome !== 'loaded'))
    .toEqual([
      expect.objectContaining({ remote: 'mfe-gamma', outcome: 'threw', message: 'place unknown: object', stack: [] }),
    ]);
});

test('changes that a page makes to elements of the host or adds to body are undone when the user leaves the page @g-document-restored', async ({
  page,
}) => {
  await page.goto('/sabotage');
  await page.getByRole('button', { name: 'Leave residue' }).click();
  await expect(page.locator('[data-veil]')).toBeAttached();
  await navigateWithoutReload(page, '/sums');
  await expect(heading(page, 'One and two are 3')).toBeVisible();
  await expect(page.locator('[data-veil]')).toHaveCount(0);
  await page.getByRole('navigation').getByRole('link', { name: 'Hello' }).click();
  await expect(heading(page, 'Hello from alpha')).toBeVisible();
});
