import type { FileKind } from './file-loader';
import type { RemoteLoadFields } from './remote-load-error';

export type ElementOutcome = 'loaded' | 'failed' | 'timeout' | 'threw' | 'cancelled';

/** Result of a second request for a file that failed to load. */
export type Probe = {
  /** HTTP status; undefined without a response that the page can read. */
  status?: number | undefined;
  retryAfterMs?: number | undefined;
  /** Reason why the page could not read the response. */
  kept?: 'no-cors' | 'redirect' | undefined;
  contentType?: string | undefined;
  /** True if the body matches the release's hash; undefined if the body was cut off. */
  intact?: boolean | undefined;
};

type Failure = Pick<RemoteLoadFields, 'reason' | 'detail' | 'status' | 'retryAfterMs'>;

const isOfKind: Record<FileKind, RegExp> = { script: /javascript|ecmascript/i, style: /text\/css/i };
const notOfKind = { script: 'not-a-script', style: 'not-a-style' } as const satisfies Record<FileKind, string>;

/** Returns reason and detail of a file's failure. The reason is `missing` for 404 and 410, otherwise `error` (spec 8). */
export function failureOf(kind: FileKind, { status, retryAfterMs, kept, contentType = '', intact }: Probe): Failure {
  if (kept) return { reason: 'error', detail: kept };
  if (status === undefined) return { reason: 'error', detail: 'reset' };
  if (status === 404 || status === 410) return { reason: 'missing', detail: `http-${status}`, status };
  // Includes 304, which contains no file although the request had no cache conditions.
  if (status >= 300) return { reason: 'error', detail: `http-${status}`, status, retryAfterMs };
  if (!isOfKind[kind].test(contentType)) return { reason: 'error', detail: notOfKind[kind], status };
  if (intact === undefined) return { reason: 'error', detail: 'cut-off', status };
  // A file that is intact now had a transient fault before.
  return intact ? { reason: 'error', detail: 'reset' } : { reason: 'error', detail: 'refused-integrity', status };
}
