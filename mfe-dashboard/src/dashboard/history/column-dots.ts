import { layoutDots } from '@verdant/shared/dot-plot';
import type { ShownScore } from '@verdant/shared/dot-plot';

/** A dot of an upright column. */
export type ColumnDot = {
  /** The same dot wherever it stands. */
  id: number;
  /** The middle of its level, 0 to 100. */
  score: number;
  /** From the middle of the column, in dots. */
  offset: number;
  isInside: boolean;
};

/** Percents of a level; dots of a narrow range take the finer one. */
const levels = [2, 1] as const;

/** Whether a column of these dots is no wider than `most` dots of the coarser level. */
const fits = (dots: ReturnType<typeof layoutDots>, most: number) =>
  dots.length > 0 && dots.every(({ of }) => of <= most);

/**
 * Eighty dots around an upright axis, and how large they are: the percents of a level. Null where they would be wider than
 * `most` dots of the coarser level: the band then stands alone.
 */
export function columnDots(score: ShownScore, most: number): { level: number; dots: ColumnDot[] } | null {
  for (const level of levels) {
    const placed = layoutDots(score, 100 / level);
    if (!fits(placed, (most * levels[0]) / level)) continue;
    const dots = placed.map(({ id, column, row, of, isInside }) => ({
      id,
      score: (column + 0.5) * level,
      // Dots of the range lie in the middle, those outside of it to both sides.
      offset: (row % 2 === 0 ? -1 : 1) * Math.ceil(row / 2) - (of % 2 === 0 ? 0.5 : 0),
      isInside,
    }));
    return { level, dots };
  }
  return null;
}
