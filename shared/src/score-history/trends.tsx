import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Link } from '@verdant/shared/router';
import { Tabs, classNames } from '@verdant/shared/ui';
import type { QuizHistory, ChangedAnswer, ChangedMetric } from '../contract';
import { localDay, useFormat } from '../format';
import { scoreNameOf, useScoreName } from '../overview';
import { useChangeWords } from './change-words';
import { useMessages, useTexts } from './texts';
import { trendsOf, uniqueLabels } from './trend';
import { TrendFigure } from './trend-figure';
import styles from './history.module.css';

/** The days of quizzes with too few answers: they are named, and stand in no chart. */
function Unscored({ quizzes }: Pick<QuizHistory, 'quizzes'>) {
  const t = useTexts();
  const format = useFormat();
  const days = quizzes
    .filter(({ status }) => status === 'too_little')
    .map(({ completed_at }) => format.date(localDay(completed_at)));
  return days.length > 0 && <p className={styles.note}>{t('history.unscored', { days: days.join(', ') })}</p>;
}

/** Each check leads to its result as it was on its day. */
function Results({ quizzes }: Pick<QuizHistory, 'quizzes'>) {
  const t = useTexts();
  const format = useFormat();
  const days = uniqueLabels(quizzes.map(({ completed_at }) => format.date(localDay(completed_at))));
  return (
    <nav className={styles.results} aria-label={t('history.results')}>
      <span className={styles.quiet}>{t('history.results')}</span>
      <ul>
        {quizzes.map(({ id }, place) => (
          <li key={id}>
            <Link to={`/quiz/result?check=${encodeURIComponent(id)}`}>{days[place]}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A tab has no room for the title of an insight. */
function useShortName() {
  const say = useMessages();
  const nameOf = useScoreName();
  return (title: string) => {
    const name = scoreNameOf(title);
    return name ? nameOf(name) : say(title);
  };
}

/** Each score over time, with what changed it last. */
export function Trends({ history }: { history: QuizHistory }) {
  const t = useTexts();
  const shortName = useShortName();
  const trends = trendsOf(history);
  const [chosen, setChosen] = useState(trends[0]?.title);
  const trend = trends.find(({ title }) => title === chosen) ?? trends[0];
  if (!trend) return null;
  const changed = history.changes.find(({ title }) => title === trend.title);
  return (
    <section className={styles.section} aria-label={t('history.title')}>
      <h2 className={styles.title}>{t('history.title')}</h2>
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
    </section>
  );
}

function Answer({ question, before, now, points }: ChangedAnswer) {
  const t = useTexts();
  const format = useFormat();
  return (
    <li className={styles.answer}>
      <div>
        <p>{question}</p>
        <dl className={styles.words}>
          <div>
            <dt>{t('history.before')}</dt>
            <dd>{before === null ? t('history.notAsked') : before}</dd>
          </div>
          <div>
            <dt>{t('history.now')}</dt>
            <dd>{now}</dd>
          </div>
        </dl>
      </div>
      <span className={classNames(styles.points, points > 0 ? styles.up : styles.down)}>
        {t('history.points', { points: format.signed(points, 1) })}
      </span>
    </li>
  );
}

/** The answers that changed a score since the previous quiz, folded. */
function WhatChanged({ change, answers }: ChangedMetric) {
  const t = useTexts();
  const changeWords = useChangeWords();
  return (
    <details className={styles.changed}>
      <summary className={styles.summary}>
        <h3 className={styles.subtitle}>{t('history.changed')}</h3>
        <span className={styles.quiet}>{changeWords(change)}</span>
        <ChevronDown size={18} className={styles.sign} aria-hidden="true" />
      </summary>
      {answers.length === 0 ? (
        <p className={styles.quiet}>{t('history.noAnswers')}</p>
      ) : (
        <>
          <ul>
            {answers.map((answer) => (
              <Answer key={answer.question_id} {...answer} />
            ))}
          </ul>
          <p className={styles.note}>{t('history.note')}</p>
        </>
      )}
    </details>
  );
}
