import type { Page } from '@playwright/test';
import { loadReports } from '@verdant/federation/contract';
import type { LoadEvent } from '@verdant/federation/contract';
import * as v from 'valibot';

const PREFIX = '/api/v1';
const BACKGROUND = ['/load-reports', '/registry', '/auth/passkey-options'];

/** True if a request is an API call of a page or a user. Background requests of the shell or a page do not count. */
function isApiCall(url: string): boolean {
  const { pathname } = new URL(url);
  return pathname.startsWith(`${PREFIX}/`) && !BACKGROUND.includes(pathname.slice(PREFIX.length));
}

/** Keeps the API calls of a path pending until `resume` is called. `count` returns the number of these calls so far. */
export async function pauseCall(page: Page, path: string): Promise<{ resume: () => void; count: () => number }> {
  let resume: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    resume = resolve;
  });
  let count = 0;
  await page.route(
    ({ pathname }) => pathname === PREFIX + path,
    async (route) => {
      count += 1;
      await gate;
      return route.fallback();
    },
  );
  return { resume, count: () => count };
}

export type RecordedCall = { method: string; path: string; authorization: string | undefined; body: unknown };

/** Records every API call from now on, in order; `path` as in section 7, with its query. */
export function recordCalls(page: Page): RecordedCall[] {
  const calls: RecordedCall[] = [];
  page.on('request', (request) => {
    if (!isApiCall(request.url())) return;
    const { pathname, search } = new URL(request.url());
    const authorization = request.headers()['authorization'];
    calls.push({
      method: request.method(),
      path: pathname.slice(PREFIX.length) + search,
      authorization,
      body: request.postDataJSON() as unknown,
    });
  });
  return calls;
}

/** Returns a function for the load reports so far. The server gets no reports, because it could roll back a release. */
export async function collectLoadReports(page: Page): Promise<() => LoadEvent[]> {
  const bodies: string[] = [];
  await page.route('**/api/v1/load-reports', (route) => {
    bodies.push(route.request().postData() ?? '');
    return route.fulfill({ status: 204 });
  });
  return () =>
    bodies.flatMap((body) => v.parse(loadReports, JSON.parse(body)).events).filter((event) => 'outcome' in event);
}
