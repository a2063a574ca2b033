import { DOTS, layoutDots } from '../dot-plot';
import type { ShownScore } from '../dot-plot';

/** A dot in the vertical plot of a score. */
export type ColumnDot = {
  /** Id of the dot, which stays when the dot moves. */
  id: number;
  /** Score at the middle of the dot's row, from 0 to 100. */
  score: number;
  /** Distance from the middle of the column, in dots. */
  offset: number;
  isInside: boolean;
};

/** Height of a row of dots, in percents of the score scale. The plot of a narrow range uses the finer height. */
const [COARSE, FINE] = [2, 1];

/** Returns eighty dots around a vertical axis, at most `most` dots of coarser rows wide; `level`: a row's height in %. */
export function columnDots(score: ShownScore, most: number): { level: number; dots: ColumnDot[] } {
  const coarse = layoutDots(score, 100 / COARSE, DOTS);
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
