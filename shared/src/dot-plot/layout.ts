export const DOTS = 80;
/** Dots on either side of the range, which holds 8 of 10. */
const OUTSIDE = DOTS / 10;
/** A range so narrow that its dots would be a tower is better drawn as a band alone. */
const MOST_ROWS = 22;
const BEST = 100;

/** A score on show, 0 to 100, with the ends of its range; `dots` as the server sends them, from `value` and `range` where it does not. */
export type ShownScore = {
  value: number;
  range: readonly [number, number];
  dots?: readonly number[] | undefined;
};

/** One of the eighty scores that a person with these answers could have. */
export type PlacedDot = {
  /** From the lowest score, counted from 0: the same dot wherever it moves. */
  id: number;
  /** Along the axis and away from it, counted from 0. */
  column: number;
  row: number;
  /** How many dots its column has. */
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
  const dots = layoutDots(score, columns);
  return dots.length > 0 ? { dots, scale: 1 } : { dots: layoutDots(score, 2 * columns), scale: 0.5 };
}

/**
 * Eighty dots on an axis of `columns` from 0 to 100, the lowest score first. In a column that the end of the range divides,
 * the dots of the range are nearer to the axis. Empty where the range is too narrow for dots.
 */
export function layoutDots(score: ShownScore, columns: number): PlacedDot[] {
  const scores = score.dots?.length === DOTS ? apart(score.dots) : scoresFrom(score);
  const places = scores.map((at) => Math.min(columns - 1, Math.max(0, Math.floor((at / BEST) * columns))));
  const isInside = (index: number) => index >= OUTSIDE && index < DOTS - OUTSIDE;
  const all = places.map((_column, index) => index);
  const heights = Array.from({ length: columns }, () => 0);
  const rows: number[] = [];
  for (const index of [...all.filter(isInside), ...all.filter((one) => !isInside(one))]) {
    const column = places[index] ?? 0;
    rows[index] = heights[column] ?? 0;
    heights[column] = rows[index] + 1;
  }
  if (Math.max(...heights) > MOST_ROWS) return [];
  return places.map((column, id) => ({
    id,
    column,
    row: rows[id] ?? 0,
    of: heights[column] ?? 0,
    isInside: isInside(id),
  }));
}
