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

sentence(['7.18', '7.19'], 'what the checks call, for how long, and what counts', async ({ page, problems }) => {
  problems.expect(failedCalls);
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
  for (const [check, paths, limit] of [
    ['Test connectivity', connectivity, 10_000],
    ['Test auth endpoints', auth, 5_000],
  ] as const) {
    expect(await debug.check(check)).toEqual(paths.map((path) => [path, 'not reachable', 'Network Error']));
    expect(asked.splice(0)).toEqual(paths.map((path) => `GET ${path}`));
    expect(await timeouts.take()).toEqual(paths.map(() => limit));
  }

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
  const expectResults = async (check: 'Test connectivity' | 'Test auth endpoints', results: Record<string, string>) =>
    expect(await debug.check(check)).toEqual(
      Object.entries(results).map(([path, result]) => [path, result, String(statuses.get(path))]),
    );
  await expectResults('Test connectivity', {
    '/api/v1/health': 'reachable',
    '/api/v1/': 'reachable',
    '/api/health': 'not reachable',
    '/health': 'not reachable',
    '/api/v1/auth/me': 'reachable',
  });
  await expectResults('Test auth endpoints', {
    '/api/v1/auth/login': 'reachable',
    '/api/v1/auth/register': 'not reachable',
    '/api/v1/auth/me': 'reachable',
  });
});
