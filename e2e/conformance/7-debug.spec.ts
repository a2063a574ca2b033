import type { Page } from '@playwright/test';
import { DebugPage } from '../models/debug-page';
import { failedCalls } from '../support/network';
import { expect } from '../support/test';
import { sentence } from './sentence';

const connectivity = ['/api/v1/health', '/api/v1/', '/api/health', '/health', '/api/v1/auth/me'];
const auth = ['/api/v1/auth/login', '/api/v1/auth/register', '/api/v1/auth/me'];
const isProbe = ({ pathname }: URL) => [...connectivity, ...auth].includes(pathname);

type Limits = { asked: number[]; divisor: number };

/** Records the time-outs that the page sets, in milliseconds; `shorten` makes each a thousand times shorter. */
async function watchTimeouts(page: Page): Promise<{ shorten: () => Promise<void>; take: () => Promise<number[]> }> {
  await page.addInitScript(() => {
    const limits: Limits = { asked: [], divisor: 1 };
    Object.assign(window, { limits });
    const real = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => {
      limits.asked.push(milliseconds);
      return real(milliseconds / limits.divisor);
    };
  });
  return {
    shorten: () => page.evaluate('window.limits.divisor = 1000'),
    take: () => page.evaluate<number[]>('window.limits.asked.splice(0)'),
  };
}

sentence('7.18', '', async ({ page }) => {
  const timeouts = await watchTimeouts(page);
  const debug = new DebugPage(page);
  await debug.open();
  // The page's own look at the API, at its opening, is over.
  await expect(page.getByText('healthy', { exact: true })).toBeVisible();
  await timeouts.shorten();
  await timeouts.take();
  const asked: string[] = [];
  // Nothing ever responds, so that only the time-outs end it.
  await page.route(isProbe, (route) =>
    asked.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`),
  );

  expect(await debug.check('Test connectivity')).toEqual(
    connectivity.map((path) => [path, 'not reachable', 'Network Error']),
  );
  expect(asked.splice(0)).toEqual(connectivity.map((path) => `GET ${path}`));
  expect(await timeouts.take()).toEqual(connectivity.map(() => 10_000));

  expect(await debug.check('Test auth endpoints')).toEqual(
    auth.map((path) => [path, 'not reachable', 'Network Error']),
  );
  expect(asked).toEqual(auth.map((path) => `GET ${path}`));
  expect(await timeouts.take()).toEqual(auth.map(() => 5_000));
});

sentence('7.19', '', async ({ page, problems }) => {
  problems.expect(failedCalls);
  const debug = new DebugPage(page);
  await debug.open();
  const statuses = new Map([
    ['/api/v1/health', 200],
    ['/api/v1/', 299],
    ['/api/health', 404],
    ['/health', 500],
    ['/api/v1/auth/me', 401],
    ['/api/v1/auth/login', 405],
    ['/api/v1/auth/register', 404],
  ]);
  await page.route(isProbe, (route) =>
    route.fulfill({ status: statuses.get(new URL(route.request().url()).pathname), json: {} }),
  );
  expect(await debug.check('Test connectivity')).toEqual([
    ['/api/v1/health', 'reachable', '200'],
    ['/api/v1/', 'reachable', '299'],
    ['/api/health', 'not reachable', '404'],
    ['/health', 'not reachable', '500'],
    ['/api/v1/auth/me', 'reachable', '401'],
  ]);
  expect(await debug.check('Test auth endpoints')).toEqual([
    ['/api/v1/auth/login', 'reachable', '405'],
    ['/api/v1/auth/register', 'not reachable', '404'],
    ['/api/v1/auth/me', 'reachable', '401'],
  ]);
});
