import { setImmediate as nextTurn } from 'node:timers/promises';

/** Work on one thread that others have their turn in: it yields at least after each `PIECE` of its rows. */
export type Pieces<T> = Generator<void, T>;

/** Rows of a piece: some milliseconds. */
export const PIECE = 50;
/** As long as that, others wait. */
const TURN_MS = 10;

/** `map` of a list. */
export function* mapped<A, B>(rows: readonly A[], change: (row: A, index: number) => B): Pieces<B[]> {
  const found: B[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % PIECE === 0) yield;
    found.push(change(row, index));
  }
  return found;
}

/** Does all of it, with a turn of the event loop as often as it takes. */
export async function inTurns<T>(pieces: Pieces<T>): Promise<T> {
  for (let since = performance.now(); ;) {
    const step = pieces.next();
    if (step.done) return step.value;
    if (performance.now() - since < TURN_MS) continue;
    await nextTurn();
    since = performance.now();
  }
}
