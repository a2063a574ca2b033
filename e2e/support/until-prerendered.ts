import { setTimeout as wait } from 'node:timers/promises';

const LIMIT_MS = 30_000;

/**
 * Waits until the server sends a page as finished HTML: right after its start it is still writing them.
 * @throws when it does not within 30 seconds
 */
export async function untilPrerendered(url: string): Promise<void> {
  const deadline = Date.now() + LIMIT_MS;
  const isPrerendered = async () =>
    (await (await fetch(url, { headers: { accept: 'text/html' } })).text()).includes('data-prerendered=');
  while (!(await isPrerendered())) {
    if (Date.now() > deadline) throw new Error(`${url} is not sent as finished HTML`);
    await wait(200);
  }
}
