import { useState } from 'react';
import { classNames } from '@verdant/shared/ui';
import styles from './dot-plot.module.css';
import { axisLabels, plotDots } from './layout';
import type { ShownScore } from './layout';
import { shapeHueClasses, outlines } from './shapes';
import type { Shape } from './shapes';

type DotPlotProps = ShownScore & {
  shape?: Shape;
  size?: 'large' | 'small';
  /** True if the dots gather with an animation when the plot appears. */
  settles?: boolean;
  /**
   * Score that the previewed answer would give, as a second plot below the axis. The second plot fades out after `would` is
   * removed.
   */
  would?: ShownScore | undefined;
  /** Description for screen readers, unless the page has an equivalent text next to the plot. */
  label?: string;
};

/** Number of columns, and minimum number of rows, which keeps the layout stable if the dots change. */
const drawings = {
  wide: { columns: 70, rows: 8 },
  narrow: { columns: 56, rows: 6 },
} as const;
type Drawing = keyof typeof drawings;
const PITCH = 10;

/** Returns the dots of a drawing, their distance, and the size of the drawing. */
function measureDrawing(score: ShownScore, drawing: Drawing) {
  const { columns, rows } = drawings[drawing];
  const { dots, scale } = plotDots(score, columns);
  const pitch = scale * PITCH;
  const height = Math.max(rows * PITCH, ...dots.map(({ of }) => of * pitch));
  return { dots, pitch, width: columns * PITCH, height };
}

function Dots({ score, shape, drawing }: { score: ShownScore; shape: Shape; drawing: Drawing }) {
  const { dots, pitch, width, height } = measureDrawing(score, drawing);
  return (
    <svg className={styles[drawing]} viewBox={`0 ${-height} ${width} ${height}`}>
      {dots.map(({ id, column, row, isInside }) => (
        <path
          key={id}
          className={isInside ? `v-dot ${styles.in}` : `${styles.out} v-ring`}
          transform={`translate(${(column + 0.5) * pitch} ${-(row + 0.5) * pitch}) scale(${pitch * (isInside ? 0.41 : 0.35)})`}
          d={outlines[shape]}
        />
      ))}
    </svg>
  );
}

/** Radius of a dot below the axis, as a share of a column's width. */
const GHOST = 0.25;

function Hanging({ score, drawing, isGone }: { score: ShownScore; drawing: Drawing; isGone: boolean }) {
  const { dots, pitch, width, height } = measureDrawing(score, drawing);
  return (
    <svg
      className={classNames(styles[drawing], styles.hanging, isGone && styles.gone)}
      viewBox={`0 0 ${width} ${height}`}
    >
      {dots.map(({ id, column, row }) => (
        <circle key={id} cx={(column + 0.5) * pitch} cy={(row + 0.5) * pitch} r={pitch * GHOST} />
      ))}
    </svg>
  );
}

/** Shows a score on its axis as eighty dots, each a possible score: 64 filled dots inside its range, 16 hollow ones. */
export function DotPlot({ shape = 'circle', size = 'large', settles = false, would, label, ...score }: DotPlotProps) {
  const { value, range } = score;
  const [hung, setHung] = useState(would);
  if (would && would !== hung) setHung(would);
  const [low, high] = range;
  const isLarge = size === 'large';
  // The width of a digit in percent of the narrowest plot, which is 18 rem wide (large) or 9 rem wide (small).
  const digit = isLarge ? 2.9 : 5.8;
  return (
    <div
      className={`${styles.plot} ${shapeHueClasses[shape]} ${settles ? styles.settles : ''}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <div className={isLarge ? `v-container ${styles.large}` : undefined}>
        <Dots score={score} shape={shape} drawing="narrow" />
        {isLarge && <Dots score={score} shape={shape} drawing="wide" />}
      </div>
      <svg className={`v-xs ${styles.axis}`}>
        {!would && (
          <rect className={`v-dot ${styles.band}`} x={`${low}%`} width={`${Math.max(0.5, high - low)}%`} height="6" />
        )}
        <line className={styles.line} x2="100%" />
        <line className={styles.at} x1={`${value}%`} x2={`${value}%`} y1="-4" y2="8" />
        {axisLabels(Math.round(low), Math.round(high), digit).map(
          ({ text, at, turn, isEnd }) =>
            // The second plot covers the place of the range labels, so these are omitted.
            (isEnd || !would) && (
              <text
                key={text}
                className={isEnd ? styles.end : undefined}
                x={`${at}%`}
                textAnchor={turn < 0 ? 'end' : turn ? 'start' : 'middle'}
              >
                {text}
              </text>
            ),
        )}
      </svg>
      {hung && (
        <div className={classNames(styles.below, isLarge && `v-container ${styles.large}`)}>
          <Hanging score={hung} drawing="narrow" isGone={!would} />
          {isLarge && <Hanging score={hung} drawing="wide" isGone={!would} />}
        </div>
      )}
    </div>
  );
}
