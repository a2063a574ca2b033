/** Dots in each column of the mark: scores heaped on their axis. */
const HEAPS = [1, 2, 4, 3, 1];
const PITCH = 5.2;
const RADIUS = 2.3;
const SIDE = 26;

/** The product's mark: a heap of dots, as every score is drawn. Decorative beside the name. */
export function Logo({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox={`0 0 ${SIDE} ${SIDE}`} fill="var(--you)" aria-hidden="true">
      {HEAPS.flatMap((height, column) =>
        Array.from({ length: height }, (_, row) => (
          <circle
            key={`${column} ${row}`}
            cx={RADIUS + 0.3 + column * PITCH}
            cy={SIDE - RADIUS - 1.4 - row * PITCH}
            r={RADIUS}
          />
        )),
      )}
    </svg>
  );
}
