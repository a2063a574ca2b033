import { MAX_DURATION_MS, type LoadEvent, type LoadOutcome } from '../../contract';
import type { RemoteLoadError } from './remote-load-error';

const MAX_CHUNK_ID = 120;

/** What the server learns of a failure; never the URL, whose query may contain personal data. */
export function toLoadEvent(error: RemoteLoadError, outcome: LoadOutcome, attempt = error.attempt): LoadEvent {
  const { remote, version, stage, reason, detail, chunkId, status } = error;
  return {
    remote,
    version,
    stage,
    reason,
    detail,
    outcome,
    attempt,
    ...(chunkId && { chunk_id: chunkId.slice(0, MAX_CHUNK_ID) }),
    ...(status && { status }),
  };
}

/** The event with how long the load took, in whole milliseconds; without it where that is unknown or no load's. */
export function timedEvent(event: LoadEvent, durationMs: number | undefined): LoadEvent {
  return durationMs === undefined || durationMs > MAX_DURATION_MS ? event : { ...event, duration_ms: durationMs };
}
