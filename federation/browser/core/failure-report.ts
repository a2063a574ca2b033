import type { RemoteLoadError } from './remote-load-error';

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
