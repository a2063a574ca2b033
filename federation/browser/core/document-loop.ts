/** Documents in a row that the page opened by itself, until they count as a loop. */
const MAX_DOCUMENTS = 10;
/** Longest time between two documents of a loop, in milliseconds. */
const MAX_BETWEEN_MS = 10_000;

/** Documents in a row, and when the last of them began, in epoch milliseconds. */
export type DocumentRow = { count: number; last: number };

const NONE: DocumentRow = { count: 0, last: 0 };

/** Parses a stored row; anything else is an empty one. */
export function parseRow(text: string | null): DocumentRow {
  const [count, last] = (text ?? '').split(' ').map(Number);
  return Number.isInteger(count) && Number.isInteger(last) ? { count: count ?? 0, last: last ?? 0 } : NONE;
}

/** Adds the document that begins now. A loop starts to be counted anew, so that the user can try again. */
export function countDocument({ count, last }: DocumentRow, now: number): { row: DocumentRow; isLoop: boolean } {
  const row = { count: now - last > MAX_BETWEEN_MS ? 1 : count + 1, last: now };
  const isLoop = row.count >= MAX_DOCUMENTS;
  return { row: isLoop ? NONE : row, isLoop };
}
