import type { Page, Request } from '@playwright/test';
import { isCall } from './calls';

type Method = 'GET' | 'POST' | 'PUT';
type Call = { path: string; method?: Method };

/** What a browser's console says of calls that a test lets fail. */
export const failedCalls = /Failed to load resource|ERR_FAILED|ERR_INTERNET_DISCONNECTED/;

const matches = (request: Request, { path, method }: Call) => {
  const { pathname } = new URL(request.url());
  return pathname === `/api/v1${path}` && (method === undefined || request.method() === method);
};

/** The fields of something that came over the network; none when it is no object. */
export const fieldsOf = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {});

/** Every call of the API, with its query. */
const all = '**/api/v1/**';

/** Holds back one kind of call, `path` as in section 7, until it is let go; `count` is how many have come so far. */
export async function holdBack(page: Page, call: Call): Promise<{ letGo: () => void; count: () => number }> {
  let letGo: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let count = 0;
  await page.route(all, async (route, request) => {
    if (!matches(request, call)) return route.fallback();
    count += 1;
    await gate;
    return route.fallback();
  });
  return { letGo, count: () => count };
}

/** Answers in the server's place; `body` undefined is an answer without any. The newest answer to a call counts. */
export async function answerWith(page: Page, call: Call, body: unknown, status = 200): Promise<void> {
  await page.route(all, (route, request) => {
    if (!matches(request, call)) return route.fallback();
    return route.fulfill({ status, contentType: 'application/json', body: body === undefined ? '' : JSON.stringify(body) });
  });
}

/** As if the network were gone, for one kind of call. */
export async function cutOff(page: Page, call: Call): Promise<void> {
  await page.route(all, (route, request) => (matches(request, call) ? route.abort() : route.fallback()));
}

/** Lets the server answer, and changes what it said on the way back: to leave out a field, for example. */
export async function changeAnswer(page: Page, call: Call, change: (body: Record<string, unknown>) => unknown): Promise<void> {
  await page.route(all, async (route, request) => {
    if (!matches(request, call)) return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, json: change(fieldsOf(await response.json())) });
  });
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
    calls.push({ method: request.method(), path: pathname.slice('/api/v1'.length) + search, authorization, body: request.postDataJSON() as unknown });
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
