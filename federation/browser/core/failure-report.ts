import type { RemoteLoadError } from './remote-load-error';

/** Token of a session in a path of the fault lab, which must not be shown to others. */
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
