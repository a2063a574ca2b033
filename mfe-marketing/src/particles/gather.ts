import { layoutDots } from '@verdant/shared/dot-plot';

/** Number of dot columns on a wide and on a narrow axis, and the minimum width of a wide axis in CSS pixels. */
const [WIDE, NARROW, WIDE_FROM] = [70, 45, 700] as const;
/** Radius of a dot, in column widths. */
const RADIUS = 0.41;

/** Position in CSS pixels at which a particle comes to rest. `isInside`: true if its score is in the range. */
export type DotPosition = { x: number; y: number; isInside: boolean };

const columnsOf = (width: number): number => (width < WIDE_FROM ? NARROW : WIDE);

export const particleRadius = (width: number): number => (width / columnsOf(width)) * RADIUS;

/** Returns a position for each score (0 to 100, ascending); scores in the same column are stacked from the lower edge. */
export function dotPositionsOf(dots: readonly number[], width: number, height: number): DotPosition[] {
  const columns = columnsOf(width);
  const pitch = width / columns;
  // Passes zeros, because `layoutDots` ignores value and range if there are dots.
  return layoutDots({ value: 0, range: [0, 0], dots }, columns).map(({ column, row, isInside }) => ({
    x: (column + 0.5) * pitch,
    y: height - (row + 0.5) * pitch,
    isInside,
  }));
}
