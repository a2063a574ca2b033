import type { ApiError } from '@verdant/shared/api';
import type { RemoteLoadError } from '@verdant/federation/browser';

/** Request ids of refused calls that are not logged yet, by URL. */
const requestIds = new Map<string, string>();

/** Returns a `fetch` that stores the request id of each refused request, for `logFailure`. */
export const withRequestIdNotes =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await send(input, init);
    const id = response.headers.get('x-request-id');
    if (!response.ok && id && typeof input === 'string') requestIds.set(input, id);
    return response;
  };

/** Logs a line with a note about limitations of the device. The code that creates the note is loaded on demand. */
async function print(log: (line: string) => void, line: string): Promise<void> {
  const note = await import(/* webpackChunkName: "later" */ './compatibility').then(
    ({ deviceNote, readBrowserEnvironment }) => deviceNote(readBrowserEnvironment()),
    () => '',
  );
  log(note ? `${line} ${note}` : line);
}

/** Logs a failed call or load; a 404 at debug level. The device note is only logged, never shown in the page (spec 8). */
export function logFailure(error: ApiError | RemoteLoadError): void {
  const url = error.url ?? '';
  const requestId = requestIds.get(url);
  requestIds.delete(url);
  const id = requestId ? ` Request ${requestId}.` : '';
  const noted = `${error.message}${url && ` (${url})`}.${id}`;
  // oxlint-disable no-console -- the console is the place that spec 8 names
  const log = error.name === 'ApiError' && error.status === 404 ? console.debug : console.warn;
  void print(log, noted);
  // oxlint-enable no-console
}
