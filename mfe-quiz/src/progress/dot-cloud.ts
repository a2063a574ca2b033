import { plotDots } from '@verdant/shared/dot-plot';
import type { PlacedDot } from '@verdant/shared/dot-plot';

/** Columns of the drawing, the rows that are kept free, and the length of a place, in units of the drawing. */
const [COLUMNS, ROWS, PITCH] = [70, 8, 10];
/** Radii, as shares of a place. */
const [FILLED, HOLLOW] = [0.41, 0.35];
const MIDDLE = 50;

/** A drawing whose axis is its lower edge, at 0. */
type DotCloud = {
  width: number;
  height: number;
  /** Outlines of the 64 dots in the range and of the 16 others, each set as one path. */
  inside: string;
  outside: string;
};

const short = (length: number) => Number(length.toFixed(2));

/** A circle by the same commands wherever it is, so that one path moves into another. */
function circle(x: number, y: number, radius: number): string {
  const [r, across] = [short(radius), short(2 * radius)];
  return `M${short(x - radius)} ${y}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 ${-across} 0z`;
}

const outlineOf = (dots: readonly PlacedDot[], place: number, share: number) =>
  dots.map(({ column, row }) => circle((column + 0.5) * place, -(row + 0.5) * place, share * place)).join('');

/** Eighty dots around the middle of their line. @param width points between the ends of their range */
export function dotCloud(width: number): DotCloud {
  const half = width / 2;
  const { dots, scale } = plotDots({ value: MIDDLE, range: [MIDDLE - half, MIDDLE + half] }, COLUMNS);
  const place = scale * PITCH;
  return {
    width: COLUMNS * PITCH,
    height: Math.max(ROWS * PITCH, ...dots.map(({ of }) => of * place)),
    inside: outlineOf(
      dots.filter(({ isInside }) => isInside),
      place,
      FILLED,
    ),
    outside: outlineOf(
      dots.filter(({ isInside }) => !isInside),
      place,
      HOLLOW,
    ),
  };
}
