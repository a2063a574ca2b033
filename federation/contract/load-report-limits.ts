/** Path of load reports, in a module without their schemas, which would enlarge the shell's first script. */
export const LOAD_REPORTS_PATH = '/api/v1/load-reports';
export const MAX_EVENTS_PER_REQUEST = 20;
/** Maximum reported duration of a load, in milliseconds. A longer load is reported without a duration. */
export const MAX_DURATION_MS = 600_000;

/**
 * Returns the id of a page view in load reports: the first eight bytes of the page's nonce as hexadecimal digits. The
 * server stores the id of each page that it sends, and so detects pages that never report.
 * @param nonce of the page's scripts, in base64
 */
export const pageIdOf = (nonce: string): string =>
  Array.from(atob(nonce).slice(0, 8), (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
