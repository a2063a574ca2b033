import { expect } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';

const LIMIT_MS = 30_000;

/**
 * Waits until the server sends the page at `path` as prerendered HTML. The server starts to prerender a release after the
 * first request. Rejects after 30 seconds.
 */
export async function untilPrerendered(request: APIRequestContext, path: string): Promise<void> {
  const html = async () => (await request.get(path, { headers: { accept: 'text/html' } })).text();
  await expect.poll(html, { timeout: LIMIT_MS, message: `${path} as finished HTML` }).toContain('data-prerendered="');
}
