/** Time after a failed call during which a new error message is assumed to be about that call, in milliseconds. */
const RECENT_MS = 1_000;

let last = { id: '', at: 0 };

/** Stores the id of a request that failed with a server error; null without an id. */
export function rememberFailedRequest(id: string | null): void {
  last = { id: id ?? '', at: Date.now() };
}

/** Returns the start of the failed call's request id, for users to quote to support; empty without a recent failure. */
export const getFailureReference = (): string => (Date.now() - last.at < RECENT_MS ? last.id.slice(0, 8) : '');
