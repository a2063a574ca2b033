import type { Route } from '@playwright/test';
import { DashboardPage } from '../models/dashboard-page';
import { recordCalls } from '../support/network';
import { expect, test } from '../support/test';
import type { Page } from '../support/test';

const DATA = [
  '/auth/me',
  '/adaptive-quiz/insights',
  '/adaptive-quiz/history',
  '/adaptive-quiz/insights/latest/explanation',
  '/money/accounts',
];

/** Delays every script of the shell and of the remotes until the returned function is called. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isOpen = false;
  await page.route('**/*.js', async (route) => {
    if (isOpen) return route.continue();
    held.push(route);
  });
  return async () => {
    isOpen = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}

const sorted = (paths: readonly string[]) => paths.toSorted();

test('a guarded page fetches its data before any script has arrived, and makes each request once', async ({
  page,
  resident,
}) => {
  const release = await holdScripts(page);
  const calls = recordCalls(page);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect.poll(() => sorted(calls.map(({ path }) => path))).toEqual(sorted(DATA));
  expect(calls.every(({ method, authorization }) => method === 'GET' && authorization === resident.authorization)).toBe(
    true,
  );
  await release();
  const dashboard = new DashboardPage(page);
  await expect(dashboard.card('Emergency Fund')).not.toContainText('Sample data');
  await expect(dashboard.panel('Why these scores')).toBeVisible();
  await dashboard.explained('Emergency Fund Preparedness').getByText('%').first().click();
  expect(sorted(calls.map(({ path }) => path))).toEqual(sorted(DATA));
});
