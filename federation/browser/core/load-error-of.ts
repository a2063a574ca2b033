import { RemoteLoadError, type LoadDetail, type LoadSource, type LoadStage } from './remote-load-error';

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

export class RenderLoopError extends Error {
  override readonly name = 'RenderLoopError';
}

/** Messages that React throws for endless loops in layout effects and rendering: in development, then in production. */
const RENDER_LOOP = /^Maximum update depth exceeded|^Minified React error #185;/;

const isRenderLoop = (cause: unknown): boolean =>
  cause instanceof RenderLoopError || (cause instanceof Error && RENDER_LOOP.test(cause.message));

/** Detail of an untyped error, by the stage that threw the error. */
const detailOf: Record<LoadStage, LoadDetail> = {
  manifest: 'throws',
  entry: 'throws',
  init: 'contract',
  chunk: 'wrong-shape',
  evaluate: 'throws',
  render: 'throws',
  'written-page': 'mismatch',
  run: 'throws',
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
  const detail = isRenderLoop(cause) ? 'render-loop' : detailOf[stage];
  return new RemoteLoadError({ ...source, stage, reason: 'error', detail, note, cause });
}
