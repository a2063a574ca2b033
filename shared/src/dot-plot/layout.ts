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

/**
 * Eighty dots on an axis of `columns` from 0 to 100, the lowest score first. In a column that the end of the range divides,
 * the dots of the range are nearer to the axis. Empty where the range is too narrow for dots.
 */
export function layoutDots(score: ShownScore, columns: number): PlacedDot[] {
  const scores = score.dots?.length === DOTS ? apart(score.dots) : scoresFrom(score);
  const places = scores.map((at) => Math.min(columns - 1, Math.max(0, Math.floor((at / BEST) * columns))));
  const isInside = (index: number) => index >= OUTSIDE && index < DOTS - OUTSIDE;
  const placed = places.map((column, index) => {
    const mates = places.flatMap((other, mate) => (other === column ? [mate] : []));
    const nearer = (mate: number) => (isInside(mate) === isInside(index) ? mate < index : isInside(mate));
    return { id: index, column, row: mates.filter(nearer).length, of: mates.length, isInside: isInside(index) };
  });
  return placed.some((dot) => dot.of > MOST_ROWS) ? [] : placed;
}
