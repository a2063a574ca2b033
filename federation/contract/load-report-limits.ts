/** Apart from the schemas, which the shell's first script has no use for. */
export const LOAD_REPORTS_PATH = '/api/v1/load-reports';
export const MAX_EVENTS_PER_REQUEST = 20;
/** A load that took longer is reported without its duration. */
export const MAX_DURATION_MS = 600_000;
