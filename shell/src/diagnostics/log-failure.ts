import type { ApiError } from '@verdant/shared/api';
import type { RemoteLoadError } from '@verdant/federation/browser';
import { deviceNote, surroundings } from './compatibility';

/** Of the failed call that was logged last in this page: when, how, and under which id the server logged it. */
let last: string | undefined;
export const lastFailedCall = (): string => last ?? 'none in this tab';

/**
 * Logs a failed call or a failed load to the console. A 404 of a call is logged at debug level only; the note on the
 * device appears here and never in the page (spec 8).
 */
export function logFailure(error: ApiError | RemoteLoadError): void {
  const requestId = error.name === 'ApiError' ? error.requestId : undefined;
  const line = [
    `${error.message}${error.url ? ` (${error.url})` : ''}.`,
    requestId && `Request ${requestId}.`,
    deviceNote(surroundings()),
  ]
    .filter(Boolean)
    .join(' ');
  if (error.name === 'ApiError' && error.status !== 404) {
    const id = requestId === undefined ? '' : `, request ${requestId}`;
    last = `${error.status ?? error.message} at ${new Date().toLocaleTimeString()}${id}`;
  }
  // oxlint-disable no-console -- the console is the place that spec 8 names
  if (error.name === 'ApiError' && error.status === 404) console.debug(line);
  else console.warn(line);
  // oxlint-enable no-console
}
