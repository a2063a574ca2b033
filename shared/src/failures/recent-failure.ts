/** How long after a failed call a message that appears is about it. */
const RECENT_MS = 1_000;

let last = { id: '', at: 0 };

/** Notes the id under which the server logged a request that failed on its side; none for other responses. */
export function noteFailure(id: string | null): void {
  last = { id: id ?? '', at: Date.now() };
}

/** What a user can quote to the operator about a call that has just failed: how its id in the server's log begins. */
export const recentReference = (): string => (Date.now() - last.at < RECENT_MS ? last.id.slice(0, 8) : '');
