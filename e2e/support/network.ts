import type { Page, Request, Route } from '@playwright/test';
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

type Method = 'GET' | 'POST' | 'PUT';
type Call = { path: string; method?: Method };

/** Console errors of the browser for calls that a test makes fail. */
export const FAILED_REQUEST_MESSAGE = /Failed to load resource|ERR_FAILED|ERR_INTERNET_DISCONNECTED/;

const matches = (request: Request, { path, method }: Call) => {
  const { pathname } = new URL(request.url());
  return pathname === `/api/v1${path}` && (method === undefined || request.method() === method);
};

/** URL pattern of all API calls, with or without a query. */
const all = '**/api/v1/**';

/** A function that removes a handler of calls, so that earlier handlers or the server respond again. */
type Repair = () => Promise<void>;

/** Lets `handle` respond to one kind of API call. `path` is as in section 7 of the spec. The latest handler runs first. */
async function onCall(page: Page, call: Call, handle: (route: Route) => Promise<void>): Promise<Repair> {
  const handler = (route: Route, request: Request) => (matches(request, call) ? handle(route) : route.fallback());
  await page.route(all, handler);
  return () => page.unroute(all, handler);
}

/** Keeps one kind of API call pending until `resume` is called. `count` returns the number of these calls so far. */
export async function pauseCall(page: Page, call: Call): Promise<{ resume: () => void; count: () => number }> {
  let resume: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    resume = resolve;
  });
  let count = 0;
  await onCall(page, call, async (route) => {
    count += 1;
    await gate;
    return route.fallback();
  });
  return { resume, count: () => count };
}

/** Responds to one kind of API call instead of the server. An undefined `body` leads to a response without content. */
export function respondWith(page: Page, call: Call, body: unknown, status = 200): Promise<Repair> {
  return onCall(page, call, (route) =>
    route.fulfill({ status, contentType: 'application/json', body: body === undefined ? '' : JSON.stringify(body) }),
  );
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
      path: pathname.slice('/api/v1'.length) + search,
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
