import type { Page, Request } from '@playwright/test';

/** One request of the page to the API, as it went over the network. */
export type SeenCall = {
  /** `METHOD /path?query`, the path below `/api/v1`. */
  call: string;
  headers: Record<string, string>;
  /** The JSON that was sent; undefined when nothing was. */
  body: unknown;
  request: Request;
};

const PREFIX = '/api/v1';
const OWN_ACCORD = ['/load-reports', '/registry'];

/** Whether the shell sends this without anybody having done anything. */
export function isOfOwnAccord(url: string): boolean {
  const { pathname } = new URL(url);
  return pathname.startsWith(`${PREFIX}/`) && OWN_ACCORD.includes(pathname.slice(PREFIX.length));
}

/** Whether a request is a call that a page or a person made. */
export function isCall(url: string): boolean {
  return new URL(url).pathname.startsWith(`${PREFIX}/`) && !isOfOwnAccord(url);
}

function seen(request: Request): SeenCall {
  const { pathname, search } = new URL(request.url());
  const sent = request.postData();
  return {
    call: `${request.method()} ${pathname.slice(PREFIX.length)}${search}`,
    headers: request.headers(),
    body: sent === null ? undefined : (JSON.parse(sent) as unknown),
    request,
  };
}

/** Watches the API requests of a page from now on. */
export function watchCalls(page: Page): SeenCall[] {
  const calls: SeenCall[] = [];
  page.on('request', (request) => {
    if (isCall(request.url())) calls.push(seen(request));
  });
  return calls;
}

/** The next call of that name, for example `PUT /auth/me`; a query belongs to the name. */
export async function nextCall(page: Page, name: string): Promise<SeenCall> {
  const request = await page.waitForRequest((candidate) => seen(candidate).call === name);
  return seen(request);
}

/** What the server answered to a call. */
export async function answerOf({ request }: SeenCall): Promise<{ status: number; body: unknown }> {
  const response = await request.response();
  if (!response) throw new Error(`No answer to ${request.url()}`);
  return { status: response.status(), body: (await response.json()) as unknown };
}
