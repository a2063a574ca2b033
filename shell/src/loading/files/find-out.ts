import type { Finding } from '../core/file-failure';

const PATIENCE_MS = 5_000;

/** The status that the browser noted of its own request, where it does; 0 is no answer. */
function notedStatus(url: string): number {
  const entry = performance.getEntriesByName(url, 'resource').at(-1);
  return entry && 'responseStatus' in entry && typeof entry.responseStatus === 'number' ? entry.responseStatus : 0;
}

/**
 * Whether the body is the file of that hash; undefined when it breaks off. Without a hash, or without subtle crypto (plain
 * HTTP), a whole body counts as the file.
 */
async function isIntact(answer: Response, integrity: string | undefined): Promise<boolean | undefined> {
  try {
    const body = await answer.arrayBuffer();
    if (!integrity || !isSecureContext) return true;
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', body));
    return integrity.split(' ').includes(`sha384-${btoa(String.fromCharCode(...digest))}`);
  } catch {
    return undefined;
  }
}

/**
 * Finds out why a file did not load: from what the browser noted, or else by asking once, with `probe` in the address
 * so that a server can tell the question from the load; with the same credentials as the load.
 */
export async function findOut(url: string, integrity: string | undefined): Promise<Finding> {
  const noted = notedStatus(url);
  if (noted >= 400) return { status: noted };
  try {
    const address = `${url}${url.includes('?') ? '&' : '?'}probe=1`;
    const answer = await fetch(address, {
      cache: 'no-store',
      credentials: 'same-origin',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!answer.ok) return { status: answer.status };
    return {
      status: answer.status,
      type: answer.headers.get('content-type') ?? '',
      intact: await isIntact(answer, integrity),
    };
  } catch {
    return {};
  }
}
