import type { ApiError } from '@verdant/shared/api';
import type { RemoteLoadError } from '@verdant/federation/browser';
import { deviceNote, surroundings } from './compatibility';

/** Of refused calls that are not logged yet: the ids under which the server logged them, by URL. */
const requestIds = new Map<string, string>();

/** `fetch` that notes the id of each refused request, for `logFailure`. */
export const notingRequestIds =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await send(input, init);
    const id = response.headers.get('x-request-id');
    if (!response.ok && id !== null && typeof input === 'string') requestIds.set(input, id);
    return response;
  };

/** Of the failed call that was logged last in this page: when, how, and under which id the server logged it. */
let last: string | undefined;
export const lastFailedCall = (): string => last ?? 'none in this tab';

/**
 * Logs a failed call or a failed load to the console. A 404 of a call is logged at debug level only; the note on the
 * device appears here and never in the page (spec 8).
 */
export function logFailure(error: ApiError | RemoteLoadError): void {
  const requestId = requestIds.get(error.url ?? '');
  requestIds.delete(error.url ?? '');
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
