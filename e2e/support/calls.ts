import type { Page, Request } from '@playwright/test';

/** One request of the page to the API, as it went over the network. */
export type SeenCall = {
  /** `METHOD /path?query`, the path below `/api/v1`. */
  call: string;
  headers: Record<string, string>;
  /** The JSON body; undefined when there was none. */
  body: unknown;
  request: Request;
};

const PREFIX = '/api/v1';
const BACKGROUND = ['/load-reports', '/registry', '/auth/passkey-options'];

/** Whether the shell or a page sends this by itself, without any action of a user. */
export function isBackgroundCall(url: string): boolean {
  const { pathname } = new URL(url);
  return pathname.startsWith(`${PREFIX}/`) && BACKGROUND.includes(pathname.slice(PREFIX.length));
}

/** Whether a request is a call that a page or a user made. */
export function isCall(url: string): boolean {
  return new URL(url).pathname.startsWith(`${PREFIX}/`) && !isBackgroundCall(url);
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

/** The server's response to a call. */
export async function responseOf({ request }: SeenCall): Promise<{ status: number; body: unknown }> {
  const response = await request.response();
  if (!response) throw new Error(`No response to ${request.url()}`);
  return { status: response.status(), body: (await response.json()) as unknown };
}
