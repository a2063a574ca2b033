import { loadReports } from '@verdant/federation/contract';
import * as v from 'valibot';
import { releaseAltered } from '../support/released-files';
import { expect, test } from '../support/test';

/** Code of mfe-account that makes every later click on the landing page slow, which is a page of mfe-marketing. */
const SLOW_CLICKS = `addEventListener('click', () => {
  const end = performance.now() + (location.pathname === '/' ? 400 : 0);
  while (performance.now() < end);
}, true);`;

// No component test: paints, shifts and the time of an interaction are the browser's, as is the script that it names.
test('a measured visit is on the page for platform leads: LCP and CLS by page, a slow click by the remote whose code ran', async ({
  page,
  baseURL,
}) => {
  // Of the visits that are measured.
  await page.addInitScript(() => {
    Math.random = () => 0.1;
  });
  await releaseAltered(page, baseURL ?? '', {
    remote: 'mfe-account',
    file: /page-sign-in.*js$/,
    alter: (text) => SLOW_CLICKS + text,
  });
  const bodies: string[] = [];
  await page.route('**/api/v1/load-reports', async (route) => {
    bodies.push(route.request().postData() ?? '');
    await route.continue();
  });
  const measuring = page.waitForResponse(/\/static\/js\/vitals\.\w+\.js/);
  await page.goto('/sign-in');
  await measuring;
  await page.getByRole('navigation').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await page.getByRole('heading', { level: 1 }).click();
  await page.goto('/platform?remote=mfe-account');

  const reports = bodies.map((body) => v.parse(loadReports, JSON.parse(body)).events);
  const vitals = reports.find((events) => events.some((event) => 'vital' in event)) ?? [];
  const found = Object.fromEntries(vitals.flatMap((event) => ('vital' in event ? [[event.vital, event]] : [])));
  expect(found).toMatchObject({
    LCP: { path: '/sign-in', remote: 'mfe-account' },
    CLS: { remote: expect.stringMatching(/^mfe-(account|marketing)$/) },
    INP: { path: '/', remote: 'mfe-account' },
  });
  expect(found['INP']?.value).toBeGreaterThanOrEqual(400);

  const table = page.getByRole('region', { name: 'Speed for real users: table' });
  const rowOf = (path: string) => table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: path, exact: true }) });
  await expect(rowOf('/sign-in')).toContainText(/ms (good|needs improvement|poor)/);
  await expect(rowOf('/').getByRole('cell').nth(2)).toContainText(/^[\d,]+ ms (needs improvement|poor)/);
});
