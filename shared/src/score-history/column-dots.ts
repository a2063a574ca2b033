import { DOT_COUNT, layoutDots } from '../dot-plot';
import type { ShownScore } from '../dot-plot';

export type ColumnDot = {
  id: number;
  /** Score at the middle of the dot's row, from 0 to 100. */
  score: number;
  offset: number;
  isInside: boolean;
};

/** Heights of a row of dots in percent of the scale. The finer height is for scores with a narrow range. */
const [COARSE, FINE] = [2, 1];

/** Returns eighty dots around a vertical axis, at most `most` coarse dots wide. */
export function layOutColumnDots(score: ShownScore, most: number): { level: number; dots: ColumnDot[] } {
  const coarse = layoutDots(score, 100 / COARSE, DOT_COUNT);
  const isCoarse = coarse.every(({ of }) => of <= most);
  const level = isCoarse ? COARSE : FINE;
  const placed = isCoarse ? coarse : layoutDots(score, 100 / FINE, (most * COARSE) / FINE);
  const dots = placed.map(({ id, column, row, of, isInside }) => ({
    id,
    score: (column + 0.5) * level,
    // Dots inside the range are in the middle, dots outside the range at both sides.
    offset: (row % 2 === 0 ? -1 : 1) * Math.ceil(row / 2) - (of % 2 === 0 ? 0.5 : 0),
    isInside,
  }));
  return { level, dots };
}
