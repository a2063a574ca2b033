import type { Page, Route } from '@playwright/test';

/** How a fault responds to a request, and what the failure screen then shows. */
export type Fault = {
  respond: (route: Route) => Promise<void>;
  reason: 'error' | 'missing';
  detail: (kind: 'script' | 'style') => string;
};

const status = (code: number) => (route: Route) => route.fulfill({ status: code, body: '' });

async function alter(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()}\n/* altered */` });
}

export const faults: Record<string, Fault> = {
  'missing file': { respond: status(404), reason: 'missing', detail: () => 'http-404' },
  'file that is gone': { respond: status(410), reason: 'missing', detail: () => 'http-410' },
  'server error': { respond: status(500), reason: 'error', detail: () => 'http-500' },
  'refused request': { respond: status(403), reason: 'error', detail: () => 'http-403' },
  'connection reset': { respond: (route) => route.abort('connectionreset'), reason: 'error', detail: () => 'reset' },
  'page instead of the file': {
    respond: (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome</h1>' }),
    reason: 'error',
    detail: (kind) => (kind === 'script' ? 'not-a-script' : 'not-a-style'),
  },
  'altered file': { respond: alter, reason: 'error', detail: () => 'refused-integrity' },
};

/** Every request for the file fails from now on. @returns how to repair it */
export async function breakFile(page: Page, file: RegExp, { respond }: Fault): Promise<() => Promise<void>> {
  await page.route(file, respond);
  return () => page.unroute(file, respond);
}
