import { DotPlot, metricShapes } from '@verdant/shared/dot-plot';
import { classNames } from '@verdant/shared/ui';
import styles from './score-lead.module.css';
import { LargePercent, metricHueClassOf, ScoreChange, ScoreName, useRangeWords } from './score-parts';
import type { Score } from './score-parts';
import { useTexts } from './texts';

/** Shows the main score of a page: its figure in the largest size, with its range in words and as eighty dots. */
export function ScoreLead({ score }: { score: Score }) {
  const { name, value, range, dots, trend, mark, would } = score;
  const words = useRangeWords(score);
  const t = useTexts();
  return (
    <div className={classNames(`v-stack v-gap-6 v-container ${styles.lead}`, metricHueClassOf(name))}>
      <div className="v-cluster v-gap-2 v-column-4 v-center">
        <ScoreName name={name} className="v-inline v-gap-2 v-center v-sm v-strong v-plain v-leading-14" />
        {mark}
      </div>
      <div className={classNames(styles.body, Math.round(value) === 100 && styles.long)}>
        <p className={styles.figures}>
          <span className={`${styles.figure} v-figure v-nowrap v-figures`}>
            <LargePercent value={value} />
          </span>{' '}
          {trend && (
            <ScoreChange
              trend={trend}
              className={classNames(
                `v-leading-14 ${styles.change}`,
                'v-strong',
                trend.direction === 'up' && 'v-accent',
              )}
            />
          )}
        </p>
        <div className={`v-leading-14 ${styles.words}`}>
          {words.range && <div className="v-lg v-strong v-track-1">{words.range}</div>}
          {words.confidence && <div className="v-muted v-sm">{words.confidence}</div>}
        </div>
      </div>
      {range && (
        <div className={styles.dots}>
          <DotPlot
            value={value}
            range={range}
            dots={dots}
            shape={metricShapes[name]}
            would={would?.range && { ...would, range: would.range }}
          />
          {would && <p className="v-muted v-xs">{t('overview.hanging')}</p>}
        </div>
      )}
    </div>
  );
}
