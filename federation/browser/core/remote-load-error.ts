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

// oxlint-disable-next-line typescript/no-unsafe-declaration-merging -- the constructor assigns all fields
export interface RemoteLoadError extends Readonly<Omit<RemoteLoadFields, 'cause'>> {
  readonly attempt: number;
}

/** The error of a failed remote, with chunk id and reason (spec 8). This error is shown, logged and reported. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
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

const LAB_TOKEN = /(\/lab\/)[^/]+/;

/** Returns the URL without the session token of the fault lab. */
export const withoutLabToken = (url: string): string => url.replace(LAB_TOKEN, '$1...');

/**
 * Returns label and value of each fact about a failure for support (spec 8: chunk id and reason), in the order of display.
 */
export const failureDetails = (error: RemoteLoadError) =>
  [
    ['part', `${error.remote} ${error.version}`],
    ['stage', error.stage],
    ['reason', error.reason],
    ['finding', error.detail],
    ['note', error.note],
    ['chunk', error.chunkId],
    ['address', error.url && withoutLabToken(error.url)],
    ['status', error.status],
    ['attempt', error.attempt],
  ] as const;

const UNREADABLE = 'unreadable value';

/**
 * Returns the thrown value, or an `Error` if the type or the texts of the value cannot be read. A thrown proxy whose traps
 * throw would cause a new error in every function that reads a property of the proxy.
 */
export function readableCause(thrown: unknown): unknown {
  if (thrown === null || (typeof thrown !== 'object' && typeof thrown !== 'function')) return thrown;
  try {
    if (!(thrown instanceof Error)) return thrown;
    const texts: unknown[] = [thrown.name, thrown.message, thrown.stack ?? ''];
    return texts.every((text) => typeof text === 'string') ? thrown : new Error(UNREADABLE);
  } catch {
    return new Error(UNREADABLE);
  }
}

/** Returns a text for a thrown value: name and message of an error, a primitive, or the type of any other value. */
export function textOfCause(cause: unknown): string {
  const isOpaque = (typeof cause === 'object' && cause !== null) || typeof cause === 'function';
  return isOpaque && !(cause instanceof Error) ? typeof cause : String(cause);
}

/** Messages that React throws for endless loops in layout effects and rendering: in development, then in production. */
const RENDER_LOOP = /^Maximum update depth exceeded|^Minified React error #185;/;

const isRenderLoop = (cause: unknown): boolean => cause instanceof Error && RENDER_LOOP.test(cause.message);

/** Detail of an untyped error, by the stage that threw the error; `throws` for other stages. */
const detailOf: Partial<Record<LoadStage, LoadDetail>> = {
  init: 'contract',
  chunk: 'wrong-shape',
  'written-page': 'mismatch',
};

/** An error of webpack with the load guard's properties. `isTaken`: true if other code reports the error or retries. */
type ChunkError = Error & { chunkId?: string; failure?: unknown; request?: string; isTaken?: boolean };

function chunkFailureOf(cause: ChunkError, source: LoadSource): RemoteLoadError {
  cause.isTaken = true;
  const { chunkId, failure, request: url } = cause;
  if (failure instanceof RemoteLoadError) return failure.with({ chunkId });
  // The load guard added no failure, so the file was loaded and ran, but did not register the chunk.
  return new RemoteLoadError({ ...source, stage: 'chunk', reason: 'error', detail: 'empty', chunkId, url, cause });
}

/** Returns the typed error for a value thrown at `stage`. The failure of a chunk always keeps the stage `chunk`. */
export function loadErrorOf(thrown: unknown, stage: LoadStage, source: LoadSource, note?: string): RemoteLoadError {
  const cause = readableCause(thrown);
  if (cause instanceof RemoteLoadError) return cause;
  if (cause instanceof Error && cause.name === 'ChunkLoadError') return chunkFailureOf(cause, source);
  const detail = isRenderLoop(cause) ? 'render-loop' : (detailOf[stage] ?? 'throws');
  return new RemoteLoadError({ ...source, stage, reason: 'error', detail, note, cause });
}
