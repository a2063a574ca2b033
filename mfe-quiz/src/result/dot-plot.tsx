import { classNames } from '@verdant/shared/ui';
import { dotsOf } from './dots';
import styles from './dot-plot.module.css';

type DotPlotProps = { value: number; range: readonly [number, number]; settles: boolean };

/** In units of the drawing. */
type Size = { columns: number; pitch: number; className: string | undefined };
const sizes: readonly Size[] = [
  { columns: 70, pitch: 17, className: styles.wide },
  { columns: 45, pitch: 7.6, className: styles.small },
];

/** Percents within which two labels of the axis would touch. */
const CLOSE = 10;

function Plot({ value, range, settles, size: { columns, pitch, className } }: DotPlotProps & { size: Size }) {
  const [low, high] = range;
  const dots = dotsOf(value, range, columns);
  const rows = Math.max(0, ...dots.map(({ row }) => row)) + 1;
  const [width, base] = [columns * pitch, rows * pitch];
  const at = (score: number) => (score / 100) * width;
  const label = { y: base + 2.1 * pitch };
  const isClose = high - low < CLOSE;
  return (
    <svg className={className} viewBox={`0 0 ${width} ${base + 2.5 * pitch}`} aria-hidden="true">
      <rect
        className={styles.band}
        x={at(low)}
        y={base}
        width={Math.max(pitch / 4, at(high - low))}
        height={pitch / 2}
      />
      <g className={classNames(settles && styles.settling)}>
        {dots.map(({ column, row, isInside }) => (
          <circle
            key={`${column} ${row}`}
            className={isInside ? styles.inside : styles.outside}
            cx={(column + 0.5) * pitch}
            cy={base - (row + 0.5) * pitch}
            r={pitch * (isInside ? 0.41 : 0.36)}
          />
        ))}
      </g>
      <path className={styles.axis} d={`M0 ${base}H${width}`} />
      <path className={styles.score} d={`M${at(value)} ${base - pitch / 3}v${pitch}`} />
      {low >= CLOSE && (
        <text {...label} x="0">
          0
        </text>
      )}
      {high <= 100 - CLOSE && (
        <text {...label} x={width} textAnchor="end">
          100
        </text>
      )}
      <text
        {...label}
        className={styles.limit}
        x={at(low)}
        textAnchor={low === 0 ? 'start' : isClose ? 'end' : 'middle'}
      >
        {Math.round(low)}
      </text>
      <text
        {...label}
        className={styles.limit}
        x={at(high)}
        textAnchor={high === 100 ? 'end' : isClose ? 'start' : 'middle'}
      >
        {Math.round(high)}
      </text>
    </svg>
  );
}

/** A score on its axis as eighty dots, each a score that is possible. Decorative: the text beside it has the same content. */
export function DotPlot(props: DotPlotProps) {
  return (
    <div className={styles.plot}>
      {sizes.map((size) => (
        <Plot key={size.columns} {...props} size={size} />
      ))}
    </div>
  );
}
