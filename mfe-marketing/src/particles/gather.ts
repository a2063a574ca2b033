import { layoutDots } from '@verdant/shared/dot-plot';

/** Dot columns on a wide and a narrow axis, and the minimum width of a wide axis in CSS pixels. */
const [WIDE, NARROW, WIDE_FROM] = [70, 45, 700] as const;
/** Radius of a dot, in column widths. */
const RADIUS = 0.41;

/** Resting place in CSS pixels. */
export type DotPosition = { x: number; y: number; isInside: boolean };

const columnsOf = (width: number): number => (width < WIDE_FROM ? NARROW : WIDE);

export const radiusOf = (width: number): number => (width / columnsOf(width)) * RADIUS;

/** Returns stacked places along the lower edge for ascending scores from 0 to 100. */
export function dotPositionsOf(dots: readonly number[], width: number, height: number): DotPosition[] {
  const columns = columnsOf(width);
  const pitch = width / columns;
  // `layoutDots` ignores value and range if there are dots.
  return layoutDots({ value: 0, range: [0, 0], dots }, columns).map(({ column, row, isInside }) => ({
    x: (column + 0.5) * pitch,
    y: height - (row + 0.5) * pitch,
    isInside,
  }));
}
