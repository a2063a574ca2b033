import type { Page } from '@playwright/test';
import { DebugPage } from '../models/debug-page';
import { failedCalls } from '../support/network';
import { expect } from '../support/test';
import { sentence } from './sentence';

const connectivity = ['/api/v1/health', '/api/v1/', '/api/health', '/health', '/api/v1/auth/me'];
const auth = ['/api/v1/auth/login', '/api/v1/auth/register', '/api/v1/auth/me'];
const isProbe = ({ pathname }: URL) => [...connectivity, ...auth].includes(pathname);

type TimeOuts = { asked: number[]; pending: (() => void)[]; isManual: boolean };

/** Records the time-outs that the page sets, in milliseconds; from `takeOver` on, only `expire` ends what waits. */
async function watchTimeouts(page: Page): Promise<{
  takeOver: () => Promise<void>;
  expire: () => Promise<void>;
  take: () => Promise<number[]>;
}> {
  await page.addInitScript(() => {
    const timeOuts: TimeOuts = { asked: [], pending: [], isManual: false };
    Object.assign(window, { timeOuts });
    const real = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => {
      timeOuts.asked.push(milliseconds);
      if (!timeOuts.isManual) return real(milliseconds);
      const controller = new AbortController();
      timeOuts.pending.push(() => controller.abort(new DOMException('The time is over', 'TimeoutError')));
      return controller.signal;
    };
  });
  return {
    takeOver: () => page.evaluate('Object.assign(window.timeOuts, { asked: [], isManual: true })'),
    expire: () => page.evaluate('window.timeOuts.pending.splice(0).forEach((end) => end())'),
    take: () => page.evaluate<number[]>('window.timeOuts.asked.splice(0)'),
  };
}

sentence('7.18', '', async ({ page }) => {
  const timeouts = await watchTimeouts(page);
  const debug = new DebugPage(page);
  await debug.open();
  // The page's own look at the API, at its opening, is over.
  await expect(page.getByText('healthy', { exact: true })).toBeVisible();
  await timeouts.takeOver();
  const asked: string[] = [];
  // Nothing ever responds, so that only the time-outs end it.
  await page.route(isProbe, async (route) => {
    asked.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`);
    await timeouts.expire();
  });

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
