/** Returns the reason why a prerendered page must not be sent, in a few words; undefined if it can be sent. */
export function markupProblem(html: string): string | undefined;
