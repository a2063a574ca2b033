import { failureDetails } from './failure-report';
import type { RemoteLoadError } from './remote-load-error';

/**
 * Circumstances of a failure. `page` is the path that its remote declares: query and parameters may contain personal data.
 */
export type Surroundings = { page: string; browser: string; isOnline: boolean; opened: number; isInLab: boolean };

/**
 * Returns a text about a failure that users can send to support: details, place and time, one name and value on each line.
 * `after_ms`: milliseconds since the page was opened.
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
