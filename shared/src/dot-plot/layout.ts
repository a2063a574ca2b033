export const DOT_COUNT = 80;
/** Number of dots on either side of the range, which contains 8 of 10 dots. */
const OUTSIDE = DOT_COUNT / 10;
/** Maximum dots per column; further dots go to the nearest free column. */
const MOST_ROWS = 22;
/** Maximum dots per column of a plot with dots of full size. */
const MOST_LARGE_ROWS = 16;
const BEST = 100;

/** A score from 0 to 100 with its range. The dots are derived from `value` and `range` if the server sent no `dots`. */
export type ShownScore = {
  value: number;
  range: readonly [number, number];
  dots?: readonly number[] | undefined;
};

/** One of the eighty scores that a user with these answers could have. */
export type PlacedDot = {
  /** Rank from the lowest score, counted from 0. A dot keeps its id when it moves. */
  id: number;
  /** Position along the axis (`column`) and away from the axis (`row`), both counted from 0. */
  column: number;
  row: number;
  of: number;
  /** True if the dot is in the range that contains 8 of 10 dots. */
  isInside: boolean;
};

/** The standard normal quantile, to two decimals (Shore's approximation). */
const quantile = (share: number) => 4.91 * (share ** 0.14 - (1 - share) ** 0.14);

/** Returns eighty scores, 64 of them in the range. */
function scoresFrom({ value, range: [low, high] }: ShownScore): number[] {
  const end = quantile(1 - OUTSIDE / DOT_COUNT);
  return Array.from({ length: DOT_COUNT }, (_, index) => {
    const off = quantile((index + 0.5) / DOT_COUNT) / end;
    return value + off * (off < 0 ? value - low : high - value);
  });
}

/** Spreads dots of the same whole percent evenly over that percent. */
function apart(dots: readonly number[]): number[] {
  return dots.map((dot, index) => {
    const [first, last] = [dots.indexOf(dot), dots.lastIndexOf(dot)];
    return dot - 0.5 + (index - first + 0.5) / (last - first + 1);
  });
}

/** Dots with their relative size: `scale` is 0.5 if columns of full-size dots would be too high for a narrow range. */
type Plotted = { dots: PlacedDot[]; scale: number };

export function plotDots(score: ShownScore, columns: number): Plotted {
  const wantedColumns = columnsOf(score, columns);
  const dots = layoutDots(score, columns, MOST_LARGE_ROWS);
  // Dots keep their full size if at most `OUTSIDE` of them move to a neighbouring column, as at an end of the axis.
  return dots.filter(({ id, column }) => column !== wantedColumns[id]).length <= OUTSIDE
    ? { dots, scale: 1 }
    : { dots: layoutDots(score, 2 * columns), scale: 0.5 };
}

function columnsOf(score: ShownScore, columns: number): number[] {
  const scores = score.dots?.length === DOT_COUNT ? apart(score.dots) : scoresFrom(score);
  return scores.map((at) => Math.min(columns - 1, Math.max(0, Math.floor((at / BEST) * columns))));
}

/** Places eighty dots on an axis of `columns`, the lowest score first. Dots in the range are nearest to the axis. */
export function layoutDots(score: ShownScore, columns: number, most = MOST_ROWS): PlacedDot[] {
  const wantedColumns = columnsOf(score, columns);
  const isInside = (index: number) => index >= OUTSIDE && index < DOT_COUNT - OUTSIDE;
  const heights = Array<number>(columns).fill(0);
  const places: { column: number; row: number }[] = [];
  const all = [...wantedColumns.keys()];
  for (const index of [...all.filter(isInside), ...all.filter((place) => !isInside(place))]) {
    let column = wantedColumns[index] ?? 0;
    // Finds the nearest column that is not full: one to the left, one to the right, two to the left ...
    for (let step = 1; (heights[column] ?? most) >= most; step += 1) column += step % 2 === 0 ? step : -step;
    const row = heights[column] ?? 0;
    places[index] = { column, row };
    heights[column] = row + 1;
  }
  return places.map(({ column, row }, id) => ({ id, column, row, of: heights[column] ?? 0, isInside: isInside(id) }));
}

/** Returns labels from 0 to 100 that do not overlap: the range, then the ends. Widths are in percent of the axis. */
export function axisLabels(low: number, high: number, digit: number) {
  const label = (at: number, text = `${at}`, isEnd = false) => {
    const half = (text.length * digit) / 2;
    // A label is centred at its position. Near an end of the axis, the label starts or ends there, to stay on the axis.
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
