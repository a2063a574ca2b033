import type { Page } from '@playwright/test';

/** What the network does to a call instead of letting it through. */
export type Fault = 'network' | { status: number; body?: unknown };

/**
 * Injects a fault into every call of that path, below `/api/v1`, from now on.
 * @returns how to repair it
 */
export async function injectFault(page: Page, path: string, fault: Fault): Promise<() => Promise<void>> {
  const isMeant = (url: URL) => url.pathname === `/api/v1${path}`;
  await page.route(isMeant, (route) => {
    if (fault === 'network') return route.abort();
    const { status, body = {} } = fault;
    return route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });
  });
  return () => page.unroute(isMeant);
}
