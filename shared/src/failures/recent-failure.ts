/** Time after a failed call in which a new message is assumed to be about that call, in milliseconds. */
const RECENT_MS = 1_000;

let last = { id: '', at: 0 };

/**
 * Stores the id under which the server logged a request that failed with a server error; null if the response has no id.
 */
export function noteFailure(id: string | null): void {
  last = { id: id ?? '', at: Date.now() };
}

/** Returns the start of a failed call's id in the server's log, for the user to quote. Empty without a recent failure. */
export const recentReference = (): string => (Date.now() - last.at < RECENT_MS ? last.id.slice(0, 8) : '');
