/** Why a prerendered page may not be sent, in a few words; undefined when it may. */
export function markupProblem(html: string): string | undefined;
