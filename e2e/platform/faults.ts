import type { Page, Route } from '@playwright/test';

/** What a fault does to a request, and what the failure screen then says. */
export type Fault = {
  answer: (route: Route) => Promise<void>;
  reason: 'error' | 'missing';
  detail: (kind: 'script' | 'style') => string;
};

const status = (code: number) => (route: Route) => route.fulfill({ status: code, body: '' });

async function alter(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()}\n/* altered */` });
}

export const faults: Record<string, Fault> = {
  'missing file': { answer: status(404), reason: 'missing', detail: () => 'http-404' },
  'file that is gone': { answer: status(410), reason: 'missing', detail: () => 'http-410' },
  'server error': { answer: status(500), reason: 'error', detail: () => 'http-500' },
  'refused request': { answer: status(403), reason: 'error', detail: () => 'http-403' },
  'connection reset': { answer: (route) => route.abort('connectionreset'), reason: 'error', detail: () => 'reset' },
  'page instead of the file': {
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome</h1>' }),
    reason: 'error',
    detail: (kind) => (kind === 'script' ? 'not-a-script' : 'not-a-style'),
  },
  'altered file': { answer: alter, reason: 'error', detail: () => 'refused-integrity' },
};

/** Every request for the file fails from now on; returns the end of it. */
export async function breakFile(page: Page, file: RegExp, { answer }: Fault): Promise<() => Promise<void>> {
  await page.route(file, answer);
  return () => page.unroute(file, answer);
}
