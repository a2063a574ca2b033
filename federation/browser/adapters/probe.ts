import type { FileKind } from '../core/remote-globals';
import type { RemoteLoadFields } from '../core/remote-load-error';

/** Parses `Retry-After` (RFC 9110, 10.2.3: seconds or a date). Returns ms from `now`; 0 without the header. */
export const retryAfterMs = (header: string | null, now: number): number =>
  Math.max(0, Number(header) * 1000 || Date.parse(header ?? '') - now || 0);

const appendQueryParameter = (url: string, parameter: string): string =>
  `${url}${url.includes('?') ? '&' : '?'}${parameter}`;

/**
 * Returns a file's URL after `failures` failures. Each retry needs a new URL, because browsers would reuse a pending
 * request or a failed preload of the old URL.
 */
export const retryUrl = (url: string, failures: number): string =>
  failures > 0 ? appendQueryParameter(url, `retry=${failures}`) : url;

/** Result of a second request for a file that failed to load. */
type ProbeResult = {
  /** HTTP status; undefined without a response that the page can read. */
  status?: number | undefined;
  retryAfterMs?: number | undefined;
  /** Reason why the browser withheld the response from the page. */
  kept?: 'no-cors' | 'redirect' | undefined;
  contentType?: string | undefined;
  /** True if the body matches the release's hash; undefined if the body was cut off. */
  intact?: boolean | undefined;
};

type Failure = Pick<RemoteLoadFields, 'reason' | 'detail' | 'status' | 'retryAfterMs'>;

const expectedContentTypes: Record<FileKind, RegExp> = { script: /javascript|ecmascript/i, style: /text\/css/i };

/** Returns reason and detail of a file's failure. The reason is `missing` for 404 and 410, otherwise `error` (spec 8). */
export function toFileFailure(
  kind: FileKind,
  { status, kept, contentType = '', intact, ...wait }: ProbeResult,
): Failure {
  if (kept) return { reason: 'error', detail: kept };
  if (status === undefined) return { reason: 'error', detail: 'reset' };
  if (status === 404 || status === 410) return { reason: 'missing', detail: `http-${status}`, status };
  // Status 304 also counts as a failure: its response contains no file, although the request had no cache conditions.
  if (status >= 300) return { reason: 'error', detail: `http-${status}`, status, ...wait };
  if (!expectedContentTypes[kind].test(contentType)) return { reason: 'error', detail: `not-a-${kind}`, status };
  if (intact === undefined) return { reason: 'error', detail: 'cut-off', status };
  // A file that is intact in the probe had only a transient fault during the load.
  return intact ? { reason: 'error', detail: 'reset' } : { reason: 'error', detail: 'refused-integrity', status };
}

const TIMEOUT_MS = 5_000;

/** True for a status whose response can have the header `Retry-After`, which only a second request can read. */
const isBusyStatus = (status: number) => status === 429 || status === 503;

/** Returns the response status that the browser recorded; 0 without a record or a response. */
function recordedStatus(url: string): number {
  const entry = performance.getEntriesByName(url, 'resource').at(-1);
  return entry && 'responseStatus' in entry && typeof entry.responseStatus === 'number' ? entry.responseStatus : 0;
}

/**
 * Resolves to true if the body matches the hash, and to undefined if the body is cut off. Every complete body counts as a
 * match if the release has no hash, or on plain HTTP, which has no `crypto.subtle`.
 */
async function isIntact(response: Response, integrity: string | undefined): Promise<boolean | undefined> {
  try {
    const body = await response.arrayBuffer();
    if (!integrity || !isSecureContext) return true;
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', body));
    return integrity.split(' ').includes(`sha384-${btoa(String.fromCharCode(...digest))}`);
  } catch {
    return undefined;
  }
}

/** Resolves to true if a server of another origin responds, even if the page cannot read the response (CORS). */
async function responds(url: string, limits: RequestInit): Promise<boolean> {
  if (new URL(url, location.href).origin === location.origin) return false;
  return fetch(url, { ...limits, mode: 'no-cors', redirect: 'follow' }).then(
    () => true,
    () => false,
  );
}

/**
 * Finds out why a file failed to load: from the browser's record, or else by one more request. The query of this request
 * has `probe=1`, so that a server can distinguish the probe from a load.
 */
export async function probeFailedFile(url: string, integrity: string | undefined): Promise<ProbeResult> {
  const recorded = recordedStatus(url);
  if (recorded >= 400 && !isBusyStatus(recorded)) return { status: recorded };
  const probeUrl = appendQueryParameter(url, 'probe=1');
  const limits: RequestInit = {
    cache: 'no-store',
    credentials: 'same-origin',
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  };
  try {
    const response = await fetch(probeUrl, limits);
    if (response.type === 'opaqueredirect') return { kept: 'redirect' };
    if (!response.ok) {
      return { status: response.status, retryAfterMs: retryAfterMs(response.headers.get('retry-after'), Date.now()) };
    }
    // The probe succeeded, so the server was busy only during the load. The `Retry-After` of that response is unknown.
    if (recorded >= 400) return { status: recorded };
    return {
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      intact: await isIntact(response, integrity),
    };
  } catch {
    return (await responds(probeUrl, limits)) ? { kept: 'no-cors' } : {};
  }
}
