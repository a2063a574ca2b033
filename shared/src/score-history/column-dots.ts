import { DOTS, layoutDots } from '../dot-plot';
import type { ShownScore } from '../dot-plot';

/** A dot of an upright column. */
export type ColumnDot = {
  /** The same dot wherever it stands. */
  id: number;
  /** The middle of its level, 0 to 100. */
  score: number;
  /** Distance from the middle of the column, in dots. */
  offset: number;
  isInside: boolean;
};

/** Percents of a level; dots of a narrow range take the finer one. */
const [COARSE, FINE] = [2, 1];

/**
 * Eighty dots around an upright axis, at most `most` dots of the coarser level wide, and how large they are: the percents
 * of a level.
 */
export function columnDots(score: ShownScore, most: number): { level: number; dots: ColumnDot[] } {
  const coarse = layoutDots(score, 100 / COARSE, DOTS);
  const isCoarse = coarse.every(({ of }) => of <= most);
  const level = isCoarse ? COARSE : FINE;
  const placed = isCoarse ? coarse : layoutDots(score, 100 / FINE, (most * COARSE) / FINE);
  const dots = placed.map(({ id, column, row, of, isInside }) => ({
    id,
    score: (column + 0.5) * level,
    // Dots of the range lie in the middle, those outside of it to both sides.
    offset: (row % 2 === 0 ? -1 : 1) * Math.ceil(row / 2) - (of % 2 === 0 ? 0.5 : 0),
    isInside,
  }));
  return { level, dots };
}
