/** Of eighty dots, those below the range and those above it. */
const OUTSIDE = 8;
/** Columns of dots on a wide and on a narrow axis, and the width in CSS pixels between the two. */
const [WIDE, NARROW, WIDE_FROM] = [70, 45, 700] as const;
const RADIUS = 0.41;

/** Where a dot comes to rest, in CSS pixels. */
export type Place = { x: number; y: number; isInside: boolean };

/** The width of a column on an axis of `width`. */
export const pitchOf = (width: number): number => width / (width < WIDE_FROM ? NARROW : WIDE);

export const radiusOf = (width: number): number => pitchOf(width) * RADIUS;

/** Stacks ascending scores (0 to 100) on an axis along the lower edge of `width` x `height`. */
export function placesOf(dots: readonly number[], width: number, height: number): Place[] {
  const pitch = pitchOf(width);
  const columns = Math.round(width / pitch);
  const stacked = new Map<number, number>();
  return dots.map((score, index) => {
    const column = Math.min(columns - 1, Math.floor((score / 100) * columns));
    const row = stacked.get(column) ?? 0;
    stacked.set(column, row + 1);
    return {
      x: (column + 0.5) * pitch,
      y: height - (row + 0.5) * pitch,
      isInside: index >= OUTSIDE && index < dots.length - OUTSIDE,
    };
  });
}
