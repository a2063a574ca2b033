/** Minimum length of a loop: the number of successive documents that were opened without user input. */
const MAX_DOCUMENTS = 10;
/** Longest time between two documents of a loop, in milliseconds. */
const MAX_BETWEEN_MS = 10_000;

/** State of loop detection: number of successive documents, and start time of the last document in epoch milliseconds. */
export type DocumentCount = readonly [count: number, last: number];

/** Parses a stored state. Returns the initial state unless the text has two numbers. */
export function parseDocumentCount(text: string | null): DocumentCount {
  const [count = NaN, last = NaN] = (text ?? '').split(' ').map(Number);
  return count + last > 0 ? [count, last] : [0, 0];
}

/**
 * Counts the document that is opened now. After a detected loop, the count starts at 0 again, so that the user can retry.
 */
export function countDocument([count, last]: DocumentCount, now: number): { row: DocumentCount; isLoop: boolean } {
  const next = now - last > MAX_BETWEEN_MS ? 1 : count + 1;
  const isLoop = next >= MAX_DOCUMENTS;
  return { row: [isLoop ? 0 : next, now], isLoop };
}
