import { plotDots } from '@verdant/shared/dot-plot';
import type { PlacedDot } from '@verdant/shared/dot-plot';

/** Number of columns, reserved rows, and side length of a grid cell in units of the drawing. */
const [COLUMNS, ROWS, PITCH] = [70, 8, 10];
/** Radii of filled and hollow dots, as shares of a grid cell. */
const [FILLED, HOLLOW] = [0.41, 0.35];
const MIDDLE = 50;

type DotCloud = {
  width: number;
  height: number;
  /** Two SVG paths: the outlines of the 64 dots in the range, and of the 16 dots outside. */
  inside: string;
  outside: string;
};

const short = (length: number) => Number(length.toFixed(2));

/**
 * Returns the SVG path of a circle. All circles use the same path commands, so that CSS can animate one path into another.
 */
function circle(x: number, y: number, radius: number): string {
  const [r, across] = [short(radius), short(2 * radius)];
  return `M${short(x - radius)} ${y}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 ${-across} 0z`;
}

const outlineOf = (dots: readonly PlacedDot[], index: number, share: number) =>
  dots.map(({ column, row }) => circle((column + 0.5) * index, -(row + 0.5) * index, share * index)).join('');

/**
 * Returns eighty dots around the middle of the axis.
 * @param width distance between the ends of the score range, in points
 */
export function dotCloud(width: number): DotCloud {
  const half = width / 2;
  const { dots, scale } = plotDots({ value: MIDDLE, range: [MIDDLE - half, MIDDLE + half] }, COLUMNS);
  const index = scale * PITCH;
  return {
    width: COLUMNS * PITCH,
    height: Math.max(ROWS * PITCH, ...dots.map(({ of }) => of * index)),
    inside: outlineOf(
      dots.filter(({ isInside }) => isInside),
      index,
      FILLED,
    ),
    outside: outlineOf(
      dots.filter(({ isInside }) => !isInside),
      index,
      HOLLOW,
    ),
  };
}
