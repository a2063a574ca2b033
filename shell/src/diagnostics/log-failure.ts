import type { ApiError } from '@verdant/shared/api';
import type { RemoteLoadError } from '@verdant/federation/browser';
import { deviceNote, surroundings } from './compatibility';

/**
 * Logs a failed call or a failed load to the console. A 404 of a call is logged at debug level only; the note on the
 * device appears here and never in the page (spec 8).
 */
export function logFailure(error: ApiError | RemoteLoadError): void {
  const line = [`${error.message}${error.url ? ` (${error.url})` : ''}.`, deviceNote(surroundings())]
    .filter(Boolean)
    .join(' ');
  // oxlint-disable no-console -- the console is the place that spec 8 names
  if (error.name === 'ApiError' && error.status === 404) console.debug(line);
  else console.warn(line);
  // oxlint-enable no-console
}
