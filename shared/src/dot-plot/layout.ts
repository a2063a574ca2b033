export const DOTS = 80;
/** Dots on either side of the range, which holds 8 of 10. */
const OUTSIDE = DOTS / 10;
/** Dots that a column holds; the rest stand in the nearest column that has room, so that a narrow range is no tower. */
const MOST_ROWS = 22;
/** The same for a plot that may have dots of half the size instead. */
const MOST_LARGE_ROWS = 16;
const BEST = 100;

/** A score on show, 0 to 100, with the ends of its range; `dots` as the server sends them, from `value` and `range` where it does not. */
export type ShownScore = {
  value: number;
  range: readonly [number, number];
  dots?: readonly number[] | undefined;
};

/** One of the eighty scores that a user with these answers could have. */
export type PlacedDot = {
  /** Rank from the lowest score, counted from 0. A dot keeps its id when it moves. */
  id: number;
  /** Along the axis and away from it, counted from 0. */
  column: number;
  row: number;
  /** Number of dots in the column. */
  of: number;
  /** Whether it lies in the range that holds 8 of 10. */
  isInside: boolean;
};

/** The standard normal quantile, to two decimals (Shore's approximation). */
const quantile = (share: number) => 4.91 * (share ** 0.14 - (1 - share) ** 0.14);

/** Eighty scores of which 64 lie in the range. Each side has its own width, since 0, 100 or a cap may cut one. */
function scoresFrom({ value, range: [low, high] }: ShownScore): number[] {
  const end = quantile(1 - OUTSIDE / DOTS);
  return Array.from({ length: DOTS }, (_, index) => {
    const off = quantile((index + 0.5) / DOTS) / end;
    return value + off * (off < 0 ? value - low : high - value);
  });
}

/** Whole percents, each dot moved within its own percent, so that columns of any width fill evenly. */
function apart(dots: readonly number[]): number[] {
  return dots.map((dot, index) => {
    const [first, last] = [dots.indexOf(dot), dots.lastIndexOf(dot)];
    return dot - 0.5 + (index - first + 0.5) / (last - first + 1);
  });
}

/** Dots with the size of a place, in columns: half as large where a narrow range would make a tower of them. */
type Plotted = { dots: PlacedDot[]; scale: number };

export function plotDots(score: ShownScore, columns: number): Plotted {
  const wantedColumns = columnsOf(score, columns);
  const dots = layoutDots(score, columns, MOST_LARGE_ROWS);
  // So many may stand next to their column: those that the end of the axis cuts.
  return dots.filter(({ id, column }) => column !== wantedColumns[id]).length <= OUTSIDE
    ? { dots, scale: 1 }
    : { dots: layoutDots(score, 2 * columns), scale: 0.5 };
}

/** The column of each of the eighty scores, the lowest first. */
function columnsOf(score: ShownScore, columns: number): number[] {
  const scores = score.dots?.length === DOTS ? apart(score.dots) : scoresFrom(score);
  return scores.map((at) => Math.min(columns - 1, Math.max(0, Math.floor((at / BEST) * columns))));
}

/**
 * Eighty dots on an axis of `columns` from 0 to 100, the lowest score first, at most `most` in a column. In a column that
 * the end of the range divides, the dots of the range are nearer to the axis.
 */
export function layoutDots(score: ShownScore, columns: number, most = MOST_ROWS): PlacedDot[] {
  const wantedColumns = columnsOf(score, columns);
  const isInside = (index: number) => index >= OUTSIDE && index < DOTS - OUTSIDE;
  const heights = Array<number>(columns).fill(0);
  const places: { column: number; row: number }[] = [];
  const all = [...wantedColumns.keys()];
  for (const index of [...all.filter(isInside), ...all.filter((one) => !isInside(one))]) {
    let column = wantedColumns[index] ?? 0;
    // The nearest with room: one to the left, one to the right, two to the left ...
    for (let step = 1; (heights[column] ?? most) >= most; step += 1) column += step % 2 === 0 ? step : -step;
    const row = heights[column] ?? 0;
    places[index] = { column, row };
    heights[column] = row + 1;
  }
  return places.map(({ column, row }, id) => ({ id, column, row, of: heights[column] ?? 0, isInside: isInside(id) }));
}

/**
 * The figures below an axis from 0 to 100: the ends of a range in whole percents, as one label where they would touch, and before them
 * the ends of the axis where there is room. `digit` is the width of a digit; a label covers `half` on either side of its `middle`; all in percent of the axis.
 */
export function axisLabels(low: number, high: number, digit: number) {
  const label = (at: number, text = `${at}`, isEnd = false) => {
    const half = (text.length * digit) / 2;
    // One that would leave the axis ends at its place.
    const turn = at < half ? 1 : at > 100 - half ? -1 : 0;
    return { text, at, turn, half, middle: at + turn * half, isEnd };
  };
  const [first, last] = [label(low), label(high)];
  const touch = (a: typeof first, b: typeof first) => Math.abs(a.middle - b.middle) < a.half + b.half + digit / 2;
  const both = low === high ? first : label((low + high) / 2, `${low}\u2013${high}`);
  const range = touch(first, last) ? [both] : [first, last];
  const ends = [label(0, '0', true), label(100, '100', true)];
  return [...ends.filter((end) => !range.some((other) => touch(other, end))), ...range];
}
