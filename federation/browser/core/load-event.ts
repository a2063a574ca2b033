import { MAX_DURATION_MS, type LoadEvent, type LoadOutcome } from '../../contract';
import type { RemoteLoadError } from './remote-load-error';
import type { PendingState, ReleaseChoice, RemoteEffect } from './remote-state';

const MAX_CHUNK_ID = 120;

/** Event with the error that code of the release threw. The reporter replaces the error by a description. */
export type LoadEventWithError = LoadEvent & { thrown?: RemoteLoadError };

/** Returns the report of a failure. A report never contains the file's URL, whose query can contain personal data. */
export function toLoadEvent(error: RemoteLoadError, outcome: LoadOutcome, attempt = error.attempt): LoadEventWithError {
  const { remote, version, stage, reason, detail, chunkId, status } = error;
  return {
    remote,
    version,
    stage,
    reason,
    detail,
    outcome,
    attempt,
    ...(chunkId && { chunk_id: chunkId.slice(0, MAX_CHUNK_ID).replaceAll(/[^\w./-]/g, '_') }),
    ...(status && { status }),
    ...(detail === 'throws' && { thrown: error }),
  };
}

/** Adds the duration of the load, in whole milliseconds, unless the duration is unknown or too long for a load. */
function timedEvent(event: LoadEvent, durationMs: number | undefined): LoadEvent {
  return durationMs === undefined || durationMs > MAX_DURATION_MS ? event : { ...event, duration_ms: durationMs };
}

/** Returns the report of a failure; undefined if the browser is offline, because the release did not cause the failure. */
export const failureEvent = (error: RemoteLoadError, attempt: number): LoadEvent | undefined =>
  error.detail === 'offline' ? undefined : toLoadEvent(error, 'failed', attempt);

/** Returns the report of a load that succeeded; `durationMs` is undefined if the load was not timed. */
export function successEvent(
  { remote, version, release }: { remote: string; version: string; release: ReleaseChoice },
  { attempt, cause }: Pick<PendingState, 'attempt' | 'cause'>,
  durationMs: number | undefined,
): LoadEvent {
  const failure = cause?.detail === 'offline' ? undefined : cause;
  if (failure?.version === version) return timedEvent(toLoadEvent(failure, 'recovered', attempt), durationMs);
  if (failure && release === 'previous') return toLoadEvent(failure, 'fell_back', attempt);
  const loaded = { remote, version, stage: 'evaluate', reason: 'none', outcome: 'loaded', attempt } as const;
  return timedEvent(loaded, durationMs);
}

export const toReportEffects = (event: LoadEvent | undefined): RemoteEffect[] =>
  event ? [{ do: 'report', event }] : [];
