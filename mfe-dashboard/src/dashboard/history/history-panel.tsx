import { useState } from 'react';
import type { QuizHistory } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { useScoreName } from '@verdant/shared/overview';
import { Button, Tabs } from '@verdant/shared/ui';
import { Section } from '../../section/section';
import { useMessages, useTexts } from '../../texts';
import { localDay } from '../explanation/local-day';
import { scoreNameOf } from '../metric-cards/metrics';
import styles from './history.module.css';
import { trendsOf } from './trend';
import { TrendFigure } from './trend-figure';
import { useHistory } from './use-history';
import { WhatChanged } from './what-changed';

/** The days of quizzes with too few answers: they are named, and stand in no chart. */
function Unscored({ quizzes }: Pick<QuizHistory, 'quizzes'>) {
  const t = useTexts();
  const format = useFormat();
  const days = quizzes
    .filter(({ status }) => status === 'too_little')
    .map(({ completed_at }) => format.date(localDay(completed_at)));
  return days.length > 0 && <p className={styles.note}>{t('history.unscored', { days: days.join(', ') })}</p>;
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

function Trends({ history }: { history: QuizHistory }) {
  const t = useTexts();
  const shortName = useShortName();
  const trends = trendsOf(history);
  const [chosen, setChosen] = useState(trends[0]?.title);
  const trend = trends.find(({ title }) => title === chosen) ?? trends[0];
  if (!trend) return null;
  const changed = history.changes.find(({ title }) => title === trend.title);
  return (
    <Section title={t('history.title')}>
      <Tabs
        label={t('scores.metric')}
        tabs={trends.map(({ title }) => ({ id: title, label: shortName(title) }))}
        value={trend.title}
        onChange={setChosen}
      >
        <TrendFigure key={trend.title} trend={trend} />
        {changed && <WhatChanged key={`${trend.title} changed`} {...changed} />}
      </Tabs>
      <Unscored quizzes={history.quizzes} />
    </Section>
  );
}

type HistoryPanelProps = {
  /** When the insights were fetched, in milliseconds. */
  insightsAt: number;
  /** Whether there is a quiz to compare with, so that a failure is worth a word. */
  isExpected: boolean;
};

/** 'Your scores over time', from the second quiz with a score on. */
export function HistoryPanel({ insightsAt, isExpected }: HistoryPanelProps) {
  const t = useTexts();
  const { history, hasFailed, isRetrying, retry } = useHistory(insightsAt);
  if (history) return <Trends history={history} />;
  if (!hasFailed || !isExpected) return null;
  return (
    <Section title={t('history.title')}>
      <div className={styles.failed} role="status">
        {t('history.failed')}
        <Button variant="secondary" size="sm" busy={isRetrying} onClick={retry}>
          {t('dashboard.retry')}
        </Button>
      </div>
    </Section>
  );
}
