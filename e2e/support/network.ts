import type { Page, Request, Route } from '@playwright/test';
import { isCall } from './calls';

type Method = 'GET' | 'POST' | 'PUT';
type Call = { path: string; method?: Method };

/** Console errors of the browser for calls that a test makes fail. */
export const failedCalls = /Failed to load resource|ERR_FAILED|ERR_INTERNET_DISCONNECTED/;

const matches = (request: Request, { path, method }: Call) => {
  const { pathname } = new URL(request.url());
  return pathname === `/api/v1${path}` && (method === undefined || request.method() === method);
};

/** The fields of a parsed body; none when it is no object. */
export const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Every call of the API, with its query. */
const all = '**/api/v1/**';

/** Ends one change of the network; earlier ones apply again. */
type Repair = () => Promise<void>;

/** From now on one kind of call, `path` as in section 7, goes through `handle`; the latest change comes first. */
async function onCall(page: Page, call: Call, handle: (route: Route) => Promise<void>): Promise<Repair> {
  const handler = (route: Route, request: Request) => (matches(request, call) ? handle(route) : route.fallback());
  await page.route(all, handler);
  return () => page.unroute(all, handler);
}

/** Keeps one kind of call pending until `resume`; `count` is the number of calls so far. */
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

/** Responds in the server's place; `body` undefined is an empty body. */
export function respondWith(page: Page, call: Call, body: unknown, status = 200): Promise<Repair> {
  return onCall(page, call, (route) =>
    route.fulfill({ status, contentType: 'application/json', body: body === undefined ? '' : JSON.stringify(body) }),
  );
}

/** As if there were no network, for one kind of call. */
export function cutOff(page: Page, call: Call): Promise<Repair> {
  return onCall(page, call, (route) => route.abort());
}

/** What the network does to a call instead of passing it on. */
export type Fault = 'network' | { status: number; body?: unknown };

/** Injects a fault into every call of that path. */
export function injectFault(page: Page, path: string, fault: Fault): Promise<Repair> {
  return fault === 'network' ? cutOff(page, { path }) : respondWith(page, { path }, fault.body ?? {}, fault.status);
}

/** Lets the server respond, and changes the body on the way back: to leave out a field, for example. */
export function changeResponse(
  page: Page,
  call: Call,
  change: (body: Record<string, unknown>) => unknown,
): Promise<Repair> {
  return onCall(page, call, async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, json: change(fieldsOf(await response.json())) });
  });
}

/** What goes wrong with a call: a fault, or what becomes of the server's body on the way back. */
export type Spoil = Fault | ((body: Record<string, unknown>) => unknown);

/** As `injectFault`, for what a change of the response can spoil as well; a body of undefined is an empty one. */
export function spoilCall(page: Page, path: string, spoil: Spoil): Promise<Repair> {
  if (typeof spoil === 'function') return changeResponse(page, { path }, spoil);
  if (spoil === 'network' || !('body' in spoil)) return injectFault(page, path, spoil);
  return respondWith(page, { path }, spoil.body, spoil.status);
}

/** Back to the server as it is. */
export async function restoreNetwork(page: Page): Promise<void> {
  await page.unroute(all);
}

export type RecordedCall = { method: string; path: string; authorization: string | undefined; body: unknown };

/** Every call of the API from now on, in order; `path` as in section 7, with its query. */
export function recordCalls(page: Page): RecordedCall[] {
  const calls: RecordedCall[] = [];
  page.on('request', (request) => {
    if (!isCall(request.url())) return;
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

/** The paths of all pages from now on, in order. */
export function recordPages(page: Page): string[] {
  const paths: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) paths.push(new URL(frame.url()).pathname);
  });
  return paths;
}
