import { layoutDots } from '@verdant/shared/dot-plot';
import type { EngineScore } from '../engine/figures';
import styles from './story-plot.module.css';

/** Displayed part of the scale from 0 to 100. */
export const SCORE_AXIS = { from: 40, to: 100 } as const;

const COLUMNS = 84;
const PITCH = 10;
const WIDTH = COLUMNS * PITCH;
const OUTLINES = {
  overall: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  emergency: 'M-3.5-3.5h7v7h-7z',
  debt: 'M0-4.8L4.8 0 0 4.8-4.8 0z',
  investment: 'M0-4.4L4.6 3.6h-9.2z',
} as const;

export const percentOnAxis = (score: number): number =>
  ((score - SCORE_AXIS.from) / (SCORE_AXIS.to - SCORE_AXIS.from)) * 100;

const at = (score: number): number => (percentOnAxis(score) / 100) * WIDTH;

type StoryPlotProps = {
  of: keyof typeof OUTLINES;
  score: EngineScore;
  /** Reserved height in rows of dots, so that a new score does not shift the layout. */
  rows: number;
  /** Target score of an arrow; undefined for no arrow. */
  to?: number;
};

const hues = { overall: 'v-you', emergency: 'v-fund', debt: 'v-debt', investment: 'v-invest' } as const;

/** A score as eighty dots, which move when the score changes. */
export function StoryPlot({ of, score, rows, to }: StoryPlotProps) {
  const { value, low, high, dots } = score;
  const placed = layoutDots({ value, range: [low, high], dots: dots.map(percentOnAxis) }, COLUMNS);
  return (
    <svg className={`${styles.plot} ${hues[of]} v-full`} viewBox={`0 ${-rows * PITCH} ${WIDTH} ${rows * PITCH + 14}`}>
      {placed.map(({ id, column, row, isInside }) => (
        <path
          key={id}
          className={`${styles.dot} ${isInside && of === 'overall' ? 'v-dot' : 'v-ring'}`}
          transform={`translate(${(column + 0.5) * PITCH} ${-(row + 0.5) * PITCH})`}
          d={OUTLINES[of]}
        />
      ))}
      <path className="v-axis" d={`M0 0H${WIDTH}`} />
      {to === undefined ? (
        <path className={styles.band} d={`M${at(low)} 4H${at(high)}`} />
      ) : (
        <path
          className={styles.arrow}
          d={`M${at(value)} 0v8H${at(to)}m${to > value ? -6 : 6} -5l${to > value ? 6 : -6} 5l${to > value ? -6 : 6} 5`}
        />
      )}
    </svg>
  );
}
