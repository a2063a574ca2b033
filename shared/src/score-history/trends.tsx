import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { ChangedAnswer, ChangedMetric, MetricChange, QuizHistory } from '../contract';
import { useFormat } from '@verdant/shared/format';
import { scoreNameOf, useScoreName } from '../overview';
import { Link } from '@verdant/shared/router';
import { classNames, Tabs } from '@verdant/shared/ui';
import { useChangeWords } from './change-words';
import styles from './history.module.css';
import { useMessages, useTexts } from './texts';
import { metricTrendsOf, uniqueLabels } from './trend';
import { TrendFigure } from './trend-figure';

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

function WhatChanged({ change, answers }: ChangedMetric) {
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
          <p className="v-muted v-xs v-above-3 v-below-3">{t('history.note')}</p>
        </>
      )}
    </details>
  );
}

function Unscored({ quizzes }: Pick<QuizHistory, 'quizzes'>) {
  const t = useTexts();
  const format = useFormat();
  const days = quizzes
    .filter(({ status }) => status === 'too_little')
    .map(({ completed_at }) => format.date(completed_at));
  return (
    days.length > 0 && (
      <p className="v-muted v-xs v-above-3 v-below-3">{t('history.unscored', { days: days.join(', ') })}</p>
    )
  );
}

function Results({ quizzes }: Pick<QuizHistory, 'quizzes'>) {
  const t = useTexts();
  const format = useFormat();
  const days = uniqueLabels(quizzes.map(({ completed_at }) => format.date(completed_at)));
  return (
    <nav className="v-cluster v-gap-0 v-column-4 v-center v-sm v-above-3 v-screen" aria-label={t('history.results')}>
      <span className="v-muted v-sm">{t('history.results')}</span>
      <ul className="v-cluster v-gap-0 v-column-4 v-center">
        {quizzes.map(({ id }, index) => (
          <li key={id}>
            <Link to={`/quiz/result?check=${encodeURIComponent(id)}`} className="v-target v-pad-2 v-strong v-link">
              {days[index]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Returns a function for the short name of a score, which fits a tab. */
function useShortName() {
  const say = useMessages();
  const nameOf = useScoreName();
  return (title: string) => {
    const name = scoreNameOf(title);
    return name ? nameOf(name) : say(title);
  };
}

/** A section closed at first. Content is rendered on opening: a chart in a closed section cannot measure its width. */
function Folded({ title, change, children }: { title: string; change?: MetricChange; children: ReactNode }) {
  const changeWords = useChangeWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="v-line-above v-line-below v-above-2"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="v-summary v-cluster v-gap-0 v-column-4 v-center v-control">
        <h2 className="v-md v-track-1">{title}</h2>
        {change && <span className="v-muted v-sm">{changeWords(change)}</span>}
        <ChevronDown size={18} className={`${styles.sign} v-muted`} aria-hidden="true" />
      </summary>
      {isOpen && children}
    </details>
  );
}

export function Trends({ history, isFolded }: { history: QuizHistory; isFolded: boolean }) {
  const t = useTexts();
  const shortName = useShortName();
  const trends = metricTrendsOf(history);
  const [chosen, setChosen] = useState(trends[0]?.title);
  const trend = trends.find(({ title }) => title === chosen) ?? trends[0];
  if (!trend) return null;
  const changed = history.changes.find(({ title }) => title === trend.title);
  const content = (
    <>
      <Tabs
        label={t('history.metric')}
        tabs={trends.map(({ title }) => ({ id: title, label: shortName(title) }))}
        value={trend.title}
        onChange={setChosen}
      >
        <TrendFigure key={trend.title} trend={trend} />
        {changed && <WhatChanged key={`${trend.title} changed`} {...changed} />}
      </Tabs>
      <Results quizzes={history.quizzes} />
      <Unscored quizzes={history.quizzes} />
    </>
  );
  return (
    <section className="v-narrowing" aria-label={t('history.title')}>
      {isFolded ? (
        <Folded
          title={t('history.title')}
          change={history.changes.find(({ title }) => title === trends[0]?.title)?.change}
        >
          {content}
        </Folded>
      ) : (
        <>
          <h2 className="v-xl v-below-3">{t('history.title')}</h2>
          {content}
        </>
      )}
    </section>
  );
}
