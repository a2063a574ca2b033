import { failureDetails } from './failure-report';
import type { RemoteLoadError } from './remote-load-error';

/** Circumstances of a failure. `page`: the remote's path pattern, because real paths can contain personal data. */
export type FailureContext = { page: string; browser: string; isOnline: boolean; opened: number; isInLab: boolean };

/** Returns text about a failure for support, one fact per line. `after_ms`: time since the page was opened. */
export const failureReport = (
  error: RemoteLoadError,
  { page, browser, isOnline, opened, isInLab }: FailureContext,
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
