import type { LoadReason, LoadStage } from '../../contract';

export type { LoadReason, LoadStage };

/** Details of failures for support and QA. A response with an error status has the detail `http-<status>` instead. */
export const loadDetails = [
  /** The load did not finish within the time limit. */
  'hangs',
  'offline',
  /** The request got no response, or the connection was reset. */
  'reset',
  /** The server responds, but does not let pages of this origin read the file (CORS). */
  'no-cors',
  /** The server redirects the request to a URL from which the page is not allowed to load files. */
  'redirect',
  /** The response ended before its body was complete. */
  'cut-off',
  /** The response has status 200, but another content type than that of a script or style sheet, such as HTML. */
  'not-a-script',
  'not-a-style',
  /** The hash of the file differs from the hash in the release. */
  'refused-integrity',
  /** The release contains no hash of the file, so the file is not requested. */
  'no-integrity',
  /** The script ran, but the entry defined no container or the chunk did not register. */
  'empty',
  /** The remote and the host, or their shared versions, are incompatible. */
  'contract',
  'throws',
  /** A component renders endlessly, because one of its effects sets state that makes the effect run again. */
  'render-loop',
  /** Pages redirect to each other endlessly: this page was shown again and again without user input. */
  'redirect-loop',
  /** The module exports something other than one component. */
  'wrong-shape',
  /** The markup that the server sent differs from the markup that the browser rendered. */
  'mismatch',
] as const;
export type LoadDetail = (typeof loadDetails)[number] | `http-${number}`;

export type LoadSource = {
  remote: string;
  version: string;
  /** Path or URL of the folder with the release's files. A report without this folder contains no stack frames. */
  folder?: string;
};

export type RemoteLoadFields = LoadSource & {
  stage: LoadStage;
  reason: LoadReason;
  detail: LoadDetail;
  /** Number of the user's request for the module in this page, from 1. */
  attempt?: number;
  chunkId?: string | undefined;
  url?: string | undefined;
  status?: number | undefined;
  /** English text for support, such as the exports of a module. */
  note?: string | undefined;
  /** Pause that the server requests before the next request (`Retry-After`), in milliseconds. */
  retryAfterMs?: number | undefined;
  cause?: unknown;
};

const messageOf = ({ remote, version, stage, reason, detail, chunkId, note }: RemoteLoadFields) => {
  const finding = note === undefined ? detail : `${detail}: ${note}`;
  return `${remote} ${version} ${stage === 'run' ? 'failed' : 'failed to load'}: ${stage}, ${reason} (${finding})${chunkId ? `, chunk ${chunkId}` : ''}`;
};

/** The error of a failed remote, with chunk id and reason (spec 8). This error is shown, logged and reported. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
  declare readonly remote: string;
  declare readonly version: string;
  declare readonly stage: LoadStage;
  declare readonly reason: LoadReason;
  declare readonly detail: LoadDetail;
  declare readonly attempt: number;
  declare readonly chunkId?: string | undefined;
  declare readonly url?: string | undefined;
  declare readonly status?: number | undefined;
  declare readonly note?: string | undefined;
  declare readonly folder?: string | undefined;
  declare readonly retryAfterMs?: number | undefined;
  readonly at = new Date();

  constructor(private readonly fields: RemoteLoadFields) {
    const { cause, ...own } = fields;
    super(messageOf(fields), { cause });
    Object.assign(this, { attempt: 1, ...own });
  }

  with(fields: Partial<Pick<RemoteLoadFields, 'attempt' | 'chunkId' | 'stage'>>): RemoteLoadError {
    return new RemoteLoadError({ ...this.fields, ...fields });
  }
}
