/** Number of dots in each column of the logo, which depicts scores as dots on an axis. */
const HEAPS = [1, 2, 4, 3, 1];
const PITCH = 5.2;
const RADIUS = 2.3;
const SIDE = 26;
const EDGE = RADIUS + 0.3;

const circle = (x: number, y: number) =>
  `M${x - RADIUS} ${y}a${RADIUS} ${RADIUS} 0 1 0 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 0 ${-2 * RADIUS} 0`;
const dots = HEAPS.flatMap((height, column) =>
  Array.from({ length: height }, (_, row) => circle(EDGE + column * PITCH, SIDE - EDGE - 1 - row * PITCH)),
).join('');

/** The product's logo, stacked dots. Screen readers skip it, because the name is next to it. */
export function Logo({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox={`0 0 ${SIDE} ${SIDE}`} fill="var(--you)" aria-hidden="true">
      <path d={dots} />
    </svg>
  );
}
