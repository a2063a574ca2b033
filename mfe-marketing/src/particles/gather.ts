import { layoutDots } from '@verdant/shared/dot-plot';

/** Number of dot columns on a wide and on a narrow axis, and the width in CSS pixels from which an axis is wide. */
const [WIDE, NARROW, WIDE_FROM] = [70, 45, 700] as const;
/** Radius of a dot, as a part of a column's width. */
const RADIUS = 0.41;

/** Resting place of a dot, in CSS pixels. */
export type DotPosition = { x: number; y: number; isInside: boolean };

const columnsOf = (width: number): number => (width < WIDE_FROM ? NARROW : WIDE);

export const radiusOf = (width: number): number => (width / columnsOf(width)) * RADIUS;

/** Returns places of ascending scores (0 to 100) as stacked dots along the lower edge of `width` x `height` CSS pixels. */
export function dotPositionsOf(dots: readonly number[], width: number, height: number): DotPosition[] {
  const columns = columnsOf(width);
  const pitch = width / columns;
  // `layoutDots` uses value and range only if there are no dots.
  return layoutDots({ value: 0, range: [0, 0], dots }, columns).map(({ column, row, isInside }) => ({
    x: (column + 0.5) * pitch,
    y: height - (row + 0.5) * pitch,
    isInside,
  }));
}
