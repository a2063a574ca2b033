import { ChevronDown } from 'lucide-react';
import type { ChangedAnswer, ChangedMetric } from '../contract';
import { useFormat } from '../format';
import { classNames } from '@verdant/shared/ui';
import { useChangeWords } from './change-words';
import styles from './history.module.css';
import { useTexts } from './texts';

function Answer({ question, before, now, points }: ChangedAnswer) {
  const t = useTexts();
  const format = useFormat();
  return (
    <li className="v-sides v-gap-1 v-column-4 v-line-above v-pad-3 v-sm v-anywhere">
      <div>
        <p>{question}</p>
        <dl className="v-stack v-gap-1 v-muted v-above-1">
          <div className="v-cluster v-gap-0 v-column-2">
            <dt>{t('history.before')}</dt>
            <dd>{before === null ? t('history.notAsked') : before}</dd>
          </div>
          <div className="v-cluster v-gap-0 v-column-2">
            <dt>{t('history.now')}</dt>
            <dd>{now}</dd>
          </div>
        </dl>
      </div>
      <span className={classNames('v-strong v-figures v-nowrap', points > 0 ? 'v-good' : 'v-bad')}>
        {t('history.points', { points: format.signed(points, 1) })}
      </span>
    </li>
  );
}

export function WhatChanged({ change, answers }: ChangedMetric) {
  const t = useTexts();
  const changeWords = useChangeWords();
  return (
    <details className="v-line-above v-line-below v-above-2">
      <summary className="v-summary v-cluster v-gap-0 v-column-4 v-center v-control">
        <h3 className="v-sm v-strong v-plain">{t('history.changed')}</h3>
        <span className="v-muted v-sm">{changeWords(change)}</span>
        <ChevronDown size={18} className={`${styles.sign} v-muted`} aria-hidden="true" />
      </summary>
      {answers.length === 0 ? (
        <p className="v-muted v-sm">{t('history.noAnswers')}</p>
      ) : (
        <>
          <ul>
            {answers.map((answer) => (
              <Answer key={answer.question_id} {...answer} />
            ))}
          </ul>
          <p className={`${styles.note} v-muted v-xs`}>{t('history.note')}</p>
        </>
      )}
    </details>
  );
}
