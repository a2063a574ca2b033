import { DashboardPage } from '../models/dashboard-page';
import { recordCalls } from '../support/network';
import { openPrerendered } from '../support/prerendered-page';
import { expect, test } from '../support/test';

const DATA = [
  '/auth/me',
  '/adaptive-quiz/insights',
  '/adaptive-quiz/history',
  '/adaptive-quiz/insights/latest/explanation',
  '/money/accounts',
];

const sorted = (paths: readonly string[]) => paths.toSorted();

test('a guarded page fetches its data before any script has arrived, and makes each request once', async ({
  page,
  resident,
}) => {
  const calls = recordCalls(page);
  const visit = await openPrerendered(page, '/dashboard');
  await expect.poll(() => sorted(calls.map(({ path }) => path))).toEqual(sorted(DATA));
  expect(calls.every(({ method, authorization }) => method === 'GET' && authorization === resident.authorization)).toBe(
    true,
  );
  await visit.hydrate();
  const dashboard = new DashboardPage(page);
  await expect(dashboard.card('Emergency Fund')).not.toContainText('Sample data');
  await expect(dashboard.panel('Why these scores')).toBeVisible();
  await dashboard.explained('Emergency Fund Preparedness').getByText('%').first().click();
  expect(sorted(calls.map(({ path }) => path))).toEqual(sorted(DATA));
});
