import type { FileKind } from './file-loader';
import type { RemoteLoadFields } from './remote-load-error';

/** Outcome that the element of a file reported. */
export type ElementOutcome = 'loaded' | 'failed' | 'timeout' | 'threw' | 'cancelled';

/** Result of a second request for a file that failed to load. */
export type Probe = {
  /** Undefined without a readable response. */
  status?: number | undefined;
  retryAfterMs?: number | undefined;
  /** Why the page could not read the response. */
  kept?: 'no-cors' | 'redirect' | undefined;
  contentType?: string | undefined;
  /** Whether the body is the release's file; undefined when it was truncated. */
  intact?: boolean | undefined;
};

type Failure = Pick<RemoteLoadFields, 'reason' | 'detail' | 'status' | 'retryAfterMs'>;

const isOfKind: Record<FileKind, RegExp> = { script: /javascript|ecmascript/i, style: /text\/css/i };
const notOfKind = { script: 'not-a-script', style: 'not-a-style' } as const satisfies Record<FileKind, string>;

/** 404 and 410 mean that the file is missing; everything else is an error in transit (spec 8). */
export function failureOf(kind: FileKind, { status, retryAfterMs, kept, contentType = '', intact }: Probe): Failure {
  if (kept) return { reason: 'error', detail: kept };
  if (status === undefined) return { reason: 'error', detail: 'reset' };
  if (status === 404 || status === 410) return { reason: 'missing', detail: `http-${status}`, status };
  // A 304 for a request without conditions too: no file came.
  if (status >= 300) return { reason: 'error', detail: `http-${status}`, status, retryAfterMs };
  if (!isOfKind[kind].test(contentType)) return { reason: 'error', detail: notOfKind[kind], status };
  if (intact === undefined) return { reason: 'error', detail: 'cut-off', status };
  // The right file arrives now: the fault was transient.
  return intact ? { reason: 'error', detail: 'reset' } : { reason: 'error', detail: 'refused-integrity', status };
}
