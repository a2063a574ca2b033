/** Number of documents in a row, opened without user input, that count as a loop. */
const MAX_DOCUMENTS = 10;
/** Longest time between two documents of a loop, in milliseconds. */
const MAX_BETWEEN_MS = 10_000;

/** Number of documents in a row, and the start time of the last document, in epoch milliseconds. */
export type DocumentRow = readonly [count: number, last: number];

/** Parses a stored row; anything else than two numbers is an empty row. */
export function parseRow(text: string | null): DocumentRow {
  const [count = NaN, last = NaN] = (text ?? '').split(' ').map(Number);
  return count + last > 0 ? [count, last] : [0, 0];
}

/** Adds the document that begins now. A loop starts to be counted again, so that the user can try again. */
export function countDocument([count, last]: DocumentRow, now: number): { row: DocumentRow; isLoop: boolean } {
  const next = now - last > MAX_BETWEEN_MS ? 1 : count + 1;
  const isLoop = next >= MAX_DOCUMENTS;
  return { row: [isLoop ? 0 : next, now], isLoop };
}
