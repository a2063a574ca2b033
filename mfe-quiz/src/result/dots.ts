/** One of the eighty scores that a person with these answers could have. */
export type Dot = {
  /** From the left and from the axis, counted from 0. */
  column: number;
  row: number;
  /** Whether it lies in the range that holds 8 of 10. */
  isInside: boolean;
};

export const DOTS = 80;
const INSIDE_FROM = 0.1;
const INSIDE_TO = 0.9;
/** A range so narrow that its dots would be a tower is better drawn as a band alone. */
const MOST_ROWS = 18;

/** The standard normal quantile, to two decimals (Shore's approximation). */
const quantile = (share: number) => 4.91 * (share ** 0.14 - (1 - share) ** 0.14);
const edge = quantile(INSIDE_TO);

/**
 * Eighty dots on an axis of `columns` from 0 to 100, so that 64 of them lie in the range. Each side has its own width,
 * since 0, 100 or a cap may cut one. Empty where the range is too narrow for dots.
 */
export function dotsOf(value: number, [low, high]: readonly [number, number], columns: number): Dot[] {
  const heights = new Map<number, number>();
  const dots = Array.from({ length: DOTS }, (_, index): Dot => {
    const share = (index + 0.5) / DOTS;
    const side = share < 0.5 ? value - low : high - value;
    const score = Math.min(100, Math.max(0, value + (quantile(share) / edge) * side));
    const column = Math.min(columns - 1, Math.floor((score / 100) * columns));
    const row = heights.get(column) ?? 0;
    heights.set(column, row + 1);
    return { column, row, isInside: share > INSIDE_FROM && share < INSIDE_TO };
  });
  return Math.max(...heights.values()) > MOST_ROWS ? [] : dots;
}
