import type { Finding } from '../core/file-failure';

const PATIENCE_MS = 5_000;

/** The status that the browser noted of its own request, where it does; 0 is no answer. */
function notedStatus(url: string): number {
  const entry = performance.getEntriesByName(url, 'resource').at(-1);
  return entry && 'responseStatus' in entry && typeof entry.responseStatus === 'number' ? entry.responseStatus : 0;
}

async function digestOf(answer: Response): Promise<string | undefined> {
  try {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', await answer.arrayBuffer()));
    return `sha384-${btoa(String.fromCharCode(...digest))}`;
  } catch {
    return undefined;
  }
}

/**
 * Finds out why a file did not load: from what the browser noted, or else by asking once, with `probe` in the address
 * so that a server can tell the question from the load. Without subtle crypto (plain HTTP) no body can be compared.
 */
export async function findOut(url: string, integrity: string | undefined): Promise<Finding> {
  const noted = notedStatus(url);
  if (noted >= 400) return { status: noted };
  try {
    const address = `${url}${url.includes('?') ? '&' : '?'}probe=1`;
    const answer = await fetch(address, { cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!answer.ok) return { status: answer.status };
    const digest = await digestOf(answer);
    const intact = digest === undefined ? undefined : integrity?.split(' ').includes(digest);
    return { status: answer.status, type: answer.headers.get('content-type') ?? '', intact };
  } catch {
    return {};
  }
}
