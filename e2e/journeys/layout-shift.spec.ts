import { createNetBankExport } from '../support/household-file';
import { screens, waitUntilLoaded } from '../support/screens';
import { expect, test } from '../support/test';

/** Limit of the cumulative layout shift, below the 0.1 that web.dev rates as good, so that users do not notice a shift. */
const MOST = 0.02;
const OWN_PAGES = [
  'dashboard',
  'money-import',
  'money-accounts',
  'money-transactions',
  'money-bills',
  'money-measures',
  'insights',
  'spending',
  'savings',
  'investments',
  'budget',
];
const pages = screens.filter(({ name }) => OWN_PAGES.includes(name));

// The user's figures load after the page, because the server prerenders pages without account data (pages.spec).
for (const width of [1280, 375]) {
  test(
    `pages with account data cause no layout shift while loading at a width of ${width} pixels`,
    { tag: '@rest' },
    async ({ page, api, account }) => {
      await api.confirmEmail(account);
      await api.answerQuiz(account);
      await api.importFile(account, createNetBankExport());
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (Reflect.get(entry, 'hadRecentInput') === false) shifts.push(Number(Reflect.get(entry, 'value')));
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.setViewportSize({ width, height: 900 });
      for (const { path, heading } of pages) {
        await page.goto(path);
        await waitUntilLoaded(page, heading);
        // Waits for an idle network, because the user's data is requested after the page has loaded. Before that request,
        // nothing on the page is marked as loading.
        await page.waitForLoadState('networkidle');
        await waitUntilLoaded(page, heading);
        await expect(page.locator('[data-loading]')).toHaveCount(0);
        const shifts = await page.evaluate<number[]>('shifts');
        expect
          .soft(
            shifts.reduce((sum, value) => sum + value, 0),
            path,
          )
          .toBeLessThanOrEqual(MOST);
      }
    },
  );
}
