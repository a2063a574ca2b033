import type { Page } from '@playwright/test';

type Initiator = { type: string; url?: string; stack?: Stack };
type Stack = { callFrames: { url: string }[]; parent?: Stack };

/** Returns the file that caused a request: the innermost stack frame with a URL. */
function askedBy({ url, stack }: Initiator): string | undefined {
  for (let at = stack; at; at = at.parent) {
    const frame = at.callFrames.find((candidate) => candidate.url !== '');
    if (frame) return frame.url;
  }
  return url;
}

/**
 * Records from now on which file caused each request. `depthOf` returns the length of the request chain up to a URL: 1 for
 * the page, 2 for files in its HTML.
 */
export async function recordChains(page: Page): Promise<{ depthOf: (url: string) => number }> {
  const session = await page.context().newCDPSession(page);
  const parents = new Map<string, string | undefined>();
  session.on('Network.requestWillBeSent', ({ request: { url }, initiator }) => {
    // Only the first request for a URL counts, because later requests, such as one after a preload, use its response.
    if (!parents.has(url)) parents.set(url, askedBy(initiator));
  });
  await session.send('Network.enable');
  const depthOf = (url: string, seen: ReadonlySet<string> = new Set()): number => {
    const parent = parents.get(url);
    if (parent === undefined || parent === url || seen.has(url)) return 1;
    return 1 + depthOf(parent, new Set([...seen, url]));
  };
  return { depthOf: (url) => depthOf(url) };
}
