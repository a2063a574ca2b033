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
    if (!response.ok && id && typeof input === 'string') requestIds.set(input, id);
    return response;
  };

/**
 * Logs a failed call or a failed load to the console. A 404 of a call is logged at debug level only; the note on the
 * device appears here and never in the page (spec 8).
 */
export function logFailure(error: ApiError | RemoteLoadError): void {
  const url = error.url ?? '';
  const requestId = requestIds.get(url);
  requestIds.delete(url);
  const id = requestId ? ` Request ${requestId}.` : '';
  const line = [`${error.message}${url && ` (${url})`}.${id}`, deviceNote(surroundings())].filter(Boolean).join(' ');
  // oxlint-disable no-console -- the console is the place that spec 8 names
  if (error.name === 'ApiError' && error.status === 404) console.debug(line);
  else console.warn(line);
  // oxlint-enable no-console
}
