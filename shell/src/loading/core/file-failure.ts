import type { FileFailure, FileKind } from '@verdant/shared/remote';

/** What one question to the server found out about a file that did not load. */
export type Finding = {
  /** Undefined when there was no answer. */
  status?: number | undefined;
  /** The answer's content type. */
  type?: string | undefined;
  /** Whether the body is the release's file; undefined when it broke off. */
  intact?: boolean | undefined;
};

const isOfKind: Record<FileKind, RegExp> = { script: /javascript|ecmascript/i, style: /text\/css/i };

/** 404 and 410 mean that the file is not there; everything else is an error on the way (spec 8). */
export function describeFailure(kind: FileKind, { status, type = '', intact }: Finding): Omit<FileFailure, 'url'> {
  if (status === undefined) return { reason: 'error', detail: 'reset' };
  if (status === 404 || status === 410) return { reason: 'missing', detail: `http-${status}`, status };
  if (status >= 400) return { reason: 'error', detail: `http-${status}`, status };
  if (!isOfKind[kind].test(type)) {
    return { reason: 'error', detail: kind === 'script' ? 'not-a-script' : 'not-a-style', status };
  }
  if (intact === undefined) return { reason: 'error', detail: 'cut-off', status };
  // The right file arrives now: what was in the way has passed.
  return intact ? { reason: 'error', detail: 'reset' } : { reason: 'error', detail: 'refused-integrity', status };
}
