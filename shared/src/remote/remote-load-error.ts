import type { LoadReason, LoadStage } from '@verdant/federation/contract';

export type { LoadReason, LoadStage };

/** Finer than the reason, for support and QA. An answer that was no success is `http-<status>`. */
export const loadDetails = [
  /** No end within the limit. */
  'hangs',
  'offline',
  /** No answer, or one that ended before its time. */
  'reset',
  'cut-off',
  /** A page, or anything else that is no script or style, answered 200. */
  'not-a-script',
  'not-a-style',
  /** Not the file of the release: its hash differs, or the release names none. */
  'refused-integrity',
  'no-integrity',
  /** The script ran and left nothing behind: no container, no chunk. */
  'empty',
  /** The remote refuses the shell, or the shell's versions. */
  'contract',
  'throws',
  /** The module exports something else than one component. */
  'wrong-shape',
] as const;
export type LoadDetail = (typeof loadDetails)[number] | `http-${number}`;

export type RemoteLoadDetails = {
  remote: string;
  version: string;
  stage: LoadStage;
  reason: LoadReason;
  detail?: LoadDetail;
  /** How often the person has asked for it in this page, from 1. */
  attempt: number;
  chunkId?: string;
  url?: string;
  /** HTTP status where it can be had. */
  status?: number;
  cause?: unknown;
};

/** The one error of loading a remote, made where the failure happens (spec 8: chunk id and reason). */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
  readonly remote: string;
  readonly version: string;
  readonly stage: LoadStage;
  readonly reason: LoadReason;
  readonly detail: LoadDetail | undefined;
  readonly attempt: number;
  readonly chunkId: string | undefined;
  readonly url: string | undefined;
  readonly status: number | undefined;

  constructor({ remote, version, stage, reason, detail, attempt, chunkId, url, status, cause }: RemoteLoadDetails) {
    super(
      `${remote} ${version} failed to load: ${stage}, ${reason}${detail ? ` (${detail})` : ''}${chunkId ? `, chunk ${chunkId}` : ''}`,
      { cause },
    );
    this.remote = remote;
    this.version = version;
    this.stage = stage;
    this.reason = reason;
    this.detail = detail;
    this.attempt = attempt;
    this.chunkId = chunkId;
    this.url = url;
    this.status = status;
  }
}
