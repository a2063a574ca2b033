import { DotPlot, metricShapes } from '@verdant/shared/dot-plot';
import { classNames } from '@verdant/shared/ui';
import styles from './pillars.module.css';
import { LargePercent, metricHueClassOf, ScoreChange, ScoreName, useRangeWords } from './score-parts';
import type { PillarName, Score } from './score-parts';

function Pillar({ score }: { score: Score<PillarName> }) {
  const { name, value, range, dots, confidence, trend, mark } = score;
  const words = useRangeWords({ range, confidence });
  const sure = [words.range, words.confidence].filter(Boolean).join(' · ');
  return (
    <li className={classNames(`v-inline ${styles.pillar}`, metricHueClassOf(name))}>
      <div className={`v-cluster v-center v-between v-gap-1 v-column-3 ${styles.head}`}>
        <ScoreName
          name={name}
          className={`v-inline v-gap-2 v-center v-md v-strong v-track-1 v-leading-11 ${styles.name}`}
        />
        {mark}
      </div>
      <p className={`v-cluster v-baseline v-between v-gap-1 v-column-4 ${styles.figures}`}>
        <span className={`${styles.figure} v-nowrap v-figures`}>
          <LargePercent value={value} />
        </span>{' '}
        {trend && <ScoreChange trend={trend} className="v-hue v-sm v-strong" />}
      </p>
      {range && (
        <div className={styles.dots}>
          <DotPlot size="small" value={value} range={range} dots={dots} shape={metricShapes[name]} />
        </div>
      )}
      {sure && <div className={`v-muted v-xs v-above-1 v-leading-14 ${styles.sure}`}>{sure}</div>}
    </li>
  );
}

type PillarsProps = {
  scores: readonly Score<PillarName>[];
  asRows?: boolean;
};

/** Shows the three scores that make up the overall score, each with its hue, shape and name. */
export function Pillars({ scores, asRows = false }: PillarsProps) {
  return (
    <ul className={classNames(`v-column-12 v-line-above ${styles.pillars}`, asRows && `v-container ${styles.rows}`)}>
      {scores.map((score) => (
        <Pillar key={score.name} score={score} />
      ))}
    </ul>
  );
}
