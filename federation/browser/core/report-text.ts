import { failureDetails } from './failure-report';
import type { RemoteLoadError } from './remote-load-error';

/**
 * Circumstances of a failure. `page`: path pattern that the remote declares, because the real path and query can contain
 * personal data.
 */
export type Surroundings = { page: string; browser: string; isOnline: boolean; opened: number; isInLab: boolean };

/**
 * Returns a text about a failure for support, with one name and value on each line. `after_ms`: milliseconds from the
 * opening of the page to the failure.
 */
export const failureReport = (
  error: RemoteLoadError,
  { page, browser, isOnline, opened, isInLab }: Surroundings,
): string =>
  [
    ...failureDetails(error),
    ['page', page],
    ['at', error.at.toISOString()],
    ['after_ms', Math.round(error.at.getTime() - opened)],
    ['online', isOnline],
    ['fault_lab', isInLab],
    ['browser', browser],
  ]
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
