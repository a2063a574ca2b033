import { ChevronDown } from 'lucide-react';
import type { ReadMetric } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { Badge, classNames } from '@verdant/shared/ui';
import { useMessages, useTexts } from '../../texts';
import styles from './explanation.module.css';
import { MovingAnswers } from './moving-answers';
import { RangeBar } from './range-bar';
import { useScoreWords } from './use-score-words';

/** One score: its confidence at a glance and, expanded, its reasons. */
export function MetricExplanation({ metric, since }: { metric: ReadMetric; since: string | null }) {
  const t = useTexts();
  const say = useMessages();
  const format = useFormat();
  const words = useScoreWords(metric, since);
  const { title, value, limit, up, down } = metric;
  return (
    <details className={styles.metric}>
      <summary className={styles.summary}>
        <span className={styles.name}>
          <h3 className={styles.title}>{say(title)}</h3>
          {words.change && <span className={classNames(styles.quiet, styles.change)}>{words.change}</span>}
        </span>
        <span className={styles.score}>
          <span className={styles.value}>{format.percent(value)}</span>
          {words.confidence && (
            <span className={styles.confidence}>
              <Badge>{words.confidence}</Badge>
            </span>
          )}
        </span>
        <span className={styles.range}>
          <span className={styles.bar}>
            <RangeBar {...metric} />
          </span>
          {words.range && <span className={classNames(styles.quiet, styles.words)}>{words.range}</span>}
        </span>
        <ChevronDown size={20} className={styles.sign} aria-hidden="true" />
      </summary>
      <div className={styles.body}>
        {words.basis && <p className={styles.quiet}>{words.basis}</p>}
        {limit && (
          <div className={styles.limit}>
            <h4 className={styles.limitTitle}>{t('why.limit', { at: format.percent(limit.at) })}</h4>
            {limit.reasons.length > 0 && (
              <ul>
                {limit.reasons.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            )}
          </div>
        )}
        <div className={styles.sides}>
          <MovingAnswers title={t('why.up')} answers={up} none={t('why.noUp')} tone="up" />
          <MovingAnswers title={t('why.down')} answers={down} none={t('why.noDown')} tone="down" />
        </div>
      </div>
    </details>
  );
}
