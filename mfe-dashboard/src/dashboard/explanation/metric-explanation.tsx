import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MetricInsight, ReadMetric } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { Mark, metricShapes } from '@verdant/shared/dot-plot';
import { hueOf, scoreNameOf } from '@verdant/shared/overview';
import { classNames } from '@verdant/shared/ui';
import { useMessages, useTexts } from '../../texts';
import styles from './explanation.module.css';
import { MovingAnswers } from './moving-answers';
import { ScoreBar } from './score-bar';
import { useScoreWords } from './use-score-words';

/** The reasons for a score: its basis, its limit, and the answers that raised or lowered it. */
function Reasons({ metric, since }: { metric: ReadMetric; since: string | null }) {
  const t = useTexts();
  const format = useFormat();
  const words = useScoreWords(metric, since);
  const { limit, up, down } = metric;
  return (
    <>
      {words.change && <p className={styles.quiet}>{words.change}</p>}
      {words.basis && <p className={styles.quiet}>{words.basis}</p>}
      {limit && (
        <div className={styles.limit}>
          <h4 className={`${styles.limitTitle} v-sm v-plain`}>{t('why.limit', { at: format.percent(limit.at) })}</h4>
          {limit.reasons.length > 0 && (
            <ul>
              {limit.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          )}
        </div>
      )}
      <div className="v-tiles-16 v-gap-5 v-column-8">
        <MovingAnswers title={t('why.up')} answers={up} none={t('why.noUp')} tone="up" />
        <MovingAnswers title={t('why.down')} answers={down} none={t('why.noDown')} tone="down" />
      </div>
      <p className={styles.note}>{t('why.pointsNote')}</p>
    </>
  );
}

type MetricExplanationProps = {
  metric: MetricInsight;
  /** The metric with its explanation; undefined while the explanation is loading, or if it is missing. */
  explained: ReadMetric | undefined;
  /** Content in place of the reasons if `explained` is undefined. */
  instead: ReactNode;
  since: string | null;
};

/** One score as an expandable row: its bar and range, and its reasons once expanded. */
export function MetricExplanation({ metric, explained, instead, since }: MetricExplanationProps) {
  const say = useMessages();
  const format = useFormat();
  const details = { ...explained, ...metric };
  const words = useScoreWords({ ...details, change: null }, since);
  const name = scoreNameOf(metric.title);
  const sure = [words.range, words.confidence].filter(Boolean).join(' · ');
  return (
    <details className={classNames(styles.metric, name && hueOf(name))}>
      <summary className={`${styles.row} v-summary`}>
        <span className={`${styles.name} v-inline v-gap-2 v-center`}>
          {name && <Mark shape={metricShapes[name]} />}
          <h3 className={`${styles.title} v-sm v-regular v-plain`}>{say(metric.title)}</h3>
        </span>
        <span className={`${styles.value} v-strong v-figures v-end`}>{format.percent(metric.value)}</span>
        <ChevronDown size={18} className={styles.sign} aria-hidden="true" />
        <span className={styles.bar}>
          <ScoreBar {...details} />
        </span>
      </summary>
      <div className={`${styles.body} v-stack v-gap-4`}>
        {sure && <p className={styles.quiet}>{sure}</p>}
        {explained ? <Reasons metric={explained} since={since} /> : instead}
      </div>
    </details>
  );
}
