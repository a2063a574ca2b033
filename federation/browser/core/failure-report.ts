import type { RemoteLoadError } from './remote-load-error';

/** Pattern for the session token in a URL of the fault lab. Reports must not contain this token. */
const LAB_TOKEN = /(\/lab\/)[^/]+/;

/** Returns the URL without the session token of the fault lab. */
export const withoutLabToken = (url: string): string => url.replace(LAB_TOKEN, '$1...');

/**
 * Returns the facts of a failure that support needs (spec 8: chunk id and reason), in the order in which they are shown.
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
