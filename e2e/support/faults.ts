import type { Page, Route } from '@playwright/test';
import * as v from 'valibot';

/** What the network does to a call instead of letting it through. */
export type Fault = 'network' | { status: number; body?: unknown };

/** What a browser says by itself of a request that a fault has hit. */
export const faultComplaints = /ERR_FAILED|Failed to load resource/;

function strike(route: Route, fault: Fault): Promise<void> {
  if (fault === 'network') return route.abort();
  return route.fulfill({ status: fault.status, json: fault.body ?? {} });
}

/**
 * Injects a fault into a call of the API, from now on.
 * @param path below `/api/v1`; a query matters only when it is given
 */
export async function injectFault(page: Page, path: string, fault: Fault): Promise<() => Promise<void>> {
  const isMeant = (url: URL) => url.pathname === `/api/v1${path}`;
  await page.route(isMeant, (route) => strike(route, fault));
  return () => page.unroute(isMeant);
}

/** Lets the real answer through, changed; the status stays. */
export async function changeAnswer(page: Page, path: string, change: (body: Record<string, unknown>) => unknown): Promise<void> {
  await page.route(
    (url) => url.pathname === `/api/v1${path}`,
    async (route) => {
      const response = await route.fetch();
      const body = v.parse(v.record(v.string(), v.unknown()), await response.json());
      await route.fulfill({ response, json: change(body) });
    },
  );
}
