export type LoadStage = 'manifest' | 'entry' | 'init' | 'chunk' | 'evaluate' | 'render';
export type LoadReason = 'timeout' | 'missing' | 'error';

export type RemoteLoadDetails = {
  remote: string;
  version: string;
  stage: LoadStage;
  reason: LoadReason;
  /** How often this remote's module was asked for in this page, from 1. */
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
  readonly attempt: number;
  readonly chunkId: string | undefined;
  readonly url: string | undefined;
  readonly status: number | undefined;

  constructor({ remote, version, stage, reason, attempt, chunkId, url, status, cause }: RemoteLoadDetails) {
    super(`${remote} ${version} failed to load: ${stage}, ${reason}${chunkId ? `, chunk ${chunkId}` : ''}`, { cause });
    this.remote = remote;
    this.version = version;
    this.stage = stage;
    this.reason = reason;
    this.attempt = attempt;
    this.chunkId = chunkId;
    this.url = url;
    this.status = status;
  }
}
