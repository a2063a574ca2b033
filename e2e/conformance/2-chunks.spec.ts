import { failureScreen } from '@verdant/federation/testing';
import { Navbar } from '../models/navbar';
import { expect } from '../support/test';
import { sentence } from './sentence';

const HASHED = /\/static\/js\/[\w-]+\.[0-9a-f]{8,}\.js$/;

sentence('2.13', 'path and names', async ({ page, account: _account }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script' || pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.goto('/');
  await expect(page.locator('#hero canvas')).toBeVisible();
  await new Navbar(page).goTo('Spending');
  await expect(page.getByRole('main').locator('canvas').first()).toBeVisible();

  const parts = [...scripts].map((path) => path.split('/static/js/')[0]);
  expect(new Set(parts)).toEqual(new Set(['', '/remotes/mfe-marketing', '/remotes/mfe-samples']));
  expect(scripts.size).toBeGreaterThan(8);
  expect([...scripts].filter((path) => !HASHED.test(path))).toEqual([]);
});

sentence('2.13', 'time-out', async ({ page, account: _account, problems }) => {
  problems.expect(/RemoteLoadError|mfe-samples|mfe_samples|Loading chunk/);
  await page.clock.install();
  await page.goto('/dashboard');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: /^Welcome back/ })).toBeVisible();
  // No response: only the limit ends it.
  await page.route('**/remotes/mfe-samples/static/js/page-spending.*', () => undefined);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const asked = page.waitForRequest(/page-spending/);
  await new Navbar(page).goTo('Spending');
  await asked;

  const failure = failureScreen(page);
  await page.clock.runFor(119_000);
  await expect(main.getByText(/still loading/i)).toBeVisible();
  await expect(failure.screen).toHaveCount(0);
  await page.clock.runFor(1_500);
  expect((await failure.readDetails()).reason).toBe('timeout');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
