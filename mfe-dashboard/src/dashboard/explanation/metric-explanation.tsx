import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MetricInsight, ReadMetric, MovingAnswer } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { ShapeMark, metricShapes } from '@verdant/shared/dot-plot';
import { metricHueClassOf, scoreNameOf, useRangeWords } from '@verdant/shared/overview';
import { classNames } from '@verdant/shared/ui';
import { shownChange } from '@verdant/shared/score-history';
import { useMessages, useTexts } from '../../texts';
import styles from './explanation.module.css';

function useScoreWords(
  { range, confidence, basis, change }: Pick<ReadMetric, 'range' | 'confidence' | 'basis' | 'change'>,
  since: string | null,
) {
  const t = useTexts();
  const format = useFormat();

  const changeWords = () => {
    if (!change) return '';
    const date = since && format.date(since);
    const points = shownChange(change);
    const values = { points: format.signed(points), date: date ?? '' };
    if (points === 0) return t(date ? 'why.same' : 'why.sameLast', values);
    const words = t(date ? 'why.change' : 'why.changeLast', values);
    return change.clear ? words : t('why.unclear', { change: words });
  };

  return {
    ...useRangeWords({ range, confidence }),
    basis: basis ? t(basis.answered === 0 ? 'why.basisNone' : 'why.basis', basis) : '',
    change: changeWords(),
  };
}

/** A score as a bar from 0 to 100, and its range as a frame. Decorative, because the text next to the bar contains both. */
function ScoreBar({ value, range }: Pick<MetricInsight, 'value' | 'range'>) {
  return (
    <svg className={`${styles.scale} v-full`} viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.filled} y="5" width={value} height="8" />
      <path className={styles.baseline} d="M0 13h100" />
      {range && <rect className={styles.range} x={range[0]} y="2" width={range[1] - range[0]} height="14" />}
    </svg>
  );
}

type MovingAnswersProps = {
  title: string;
  answers: readonly MovingAnswer[];
  none: string;
  tone: 'up' | 'down';
};

/**
 * List of answers that all raised or all lowered a score. The server sends questions and answers in the page's language.
 */
function MovingAnswers({ title, answers, none, tone }: MovingAnswersProps) {
  const t = useTexts();
  const format = useFormat();
  return (
    <div>
      <h4 className="v-muted v-sm v-strong v-plain v-below-2">{title}</h4>
      {answers.length === 0 && <p className="v-muted v-sm">{none}</p>}
      {answers.length > 0 && (
        <ul>
          {answers.map(({ question, answer, points }) => (
            <li
              key={question}
              className={`${styles.answer} v-sides v-gap-1 v-column-4 v-pad-3 v-line-above v-sm v-anywhere`}
            >
              <p>{question}</p>
              {answer && <p className="v-muted">{`${t('why.answer')} ${answer}`}</p>}
              <span
                className={classNames(styles.points, 'v-strong v-figures v-nowrap', tone === 'up' ? 'v-good' : 'v-bad')}
              >
                {t('why.points', { points: format.signed(points, 1) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Reasons({ metric, since }: { metric: ReadMetric; since: string | null }) {
  const t = useTexts();
  const format = useFormat();
  const words = useScoreWords(metric, since);
  const { limit, up, down } = metric;
  return (
    <>
      {words.change && <p className={`${styles.quiet} v-muted v-sm`}>{words.change}</p>}
      {words.basis && <p className={`${styles.quiet} v-muted v-sm`}>{words.basis}</p>}
      {limit && (
        <div className={`${styles.limit} v-sm`}>
          <h4 className="v-sm v-plain v-below-1">{t('why.limit', { at: format.percent(limit.at) })}</h4>
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
      <p className={`${styles.quiet} v-muted v-xs`}>{t('why.pointsNote')}</p>
    </>
  );
}

type MetricExplanationProps = {
  metric: MetricInsight;
  /** The metric with its explanation; undefined while the explanation is loading, or if it is missing. */
  explained: ReadMetric | undefined;
  instead: ReactNode;
  since: string | null;
};

export function MetricExplanation({ metric, explained, instead, since }: MetricExplanationProps) {
  const say = useMessages();
  const format = useFormat();
  const details = { ...explained, ...metric };
  const words = useScoreWords({ ...details, change: null }, since);
  const name = scoreNameOf(metric.title);
  const sure = [words.range, words.confidence].filter(Boolean).join(' · ');
  return (
    <details className={classNames('v-fold v-container v-line-above', name && metricHueClassOf(name))}>
      <summary className={`v-summary v-center v-pad-1 v-control ${styles.row}`}>
        <span className={`${styles.name} v-inline v-gap-2 v-center`}>
          {name && <ShapeMark shape={metricShapes[name]} />}
          <h3 className="v-name v-sm v-regular v-plain v-leading-14">{say(metric.title)}</h3>
        </span>
        <span className={`${styles.value} v-strong v-figures v-end`}>{format.percent(metric.value)}</span>
        <ChevronDown size={18} className={`${styles.sign} v-muted`} aria-hidden="true" />
        <span className={styles.bar}>
          <ScoreBar {...details} />
        </span>
      </summary>
      <div className={`${styles.body} v-stack v-gap-4`}>
        {sure && <p className={`${styles.quiet} v-muted v-sm`}>{sure}</p>}
        {explained ? <Reasons metric={explained} since={since} /> : instead}
      </div>
    </details>
  );
}
