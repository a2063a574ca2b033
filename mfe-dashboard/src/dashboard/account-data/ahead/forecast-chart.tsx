import { useFormat } from '@verdant/shared/format';
import { useShortDayFormat } from '../use-short-day';
import styles from './cash-flow-forecast.module.css';
import { labelInterval, type ForecastColumns } from './columns';

/** Minimum width of the drawing on a narrow and on a wide screen, in pixels. */
const WIDTHS = [
  ['v-only-narrow', 300],
  ['v-only-wide', 640],
] as const;
/** Width of the longest label, in pixels. */
const LABEL = 58;
const RADIUS = 3.6;
/** Distance between the centres of two dots in a column, in pixels. */
const STEP = 10;
/** Height of the space above the dots for an amount, in pixels. */
const TOP = 22;
/** Height of the space below the dots for a date, in pixels. */
const BOTTOM = 26;

/** Columns of dots for the money left at the end of each period. Decorative: the list below contains the same amounts. */
export function ForecastChart({ dot: _dot, columns, mostLeft, mostMissing }: ForecastColumns) {
  const day = useShortDayFormat();
  const { money } = useFormat();
  const axis = TOP + mostLeft * STEP;
  const below = axis + mostMissing * STEP;
  return (
    <svg className={`${styles.drawing} v-full`} height={below + BOTTOM} aria-hidden="true">
      <line className="v-axis" x1="0" x2="100%" y1={axis} y2={axis} />
      {columns.map(({ lastDay, x, left, missing }) => (
        <g key={lastDay}>
          {Array.from({ length: left }, (_none, index) => (
            <circle key={index} className={styles.left} cx={`${x}%`} cy={axis - (index + 0.6) * STEP} r={RADIUS} />
          ))}
          {Array.from({ length: missing }, (_none, index) => (
            <circle key={index} className={styles.missing} cx={`${x}%`} cy={axis + (index + 0.6) * STEP} r={RADIUS} />
          ))}
        </g>
      ))}
      {WIDTHS.map(([size, width]) => (
        <g key={size} className={size}>
          {columns
            .filter((_column, index) => index % labelInterval(columns.length, LABEL, width) === 0)
            .map(({ lastDay, x, cents, left }) => (
              <g key={lastDay} className="v-dot v-muted v-xs v-figures" textAnchor="middle">
                <text className={`v-strong ${cents < 0 ? 'v-warn' : 'v-text'}`} x={`${x}%`} y={axis - left * STEP - 7}>
                  {money(Math.round(cents / 100))}
                </text>
                <text x={`${x}%`} y={below + 18}>
                  {day(lastDay)}
                </text>
              </g>
            ))}
        </g>
      ))}
    </svg>
  );
}
