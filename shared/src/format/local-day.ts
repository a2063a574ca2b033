const MINUTE_MS = 60_000;

/** The day (`2026-03-03`) that an ISO moment falls on where the reader is; formats take days. */
export function localDay(isoMoment: string): string {
  const moment = new Date(isoMoment);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * MINUTE_MS)
    .toISOString()
    .slice(0, 'YYYY-MM-DD'.length);
}
