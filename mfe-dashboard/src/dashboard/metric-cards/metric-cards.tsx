import type { ReactNode } from 'react';
import { MINUS, useFormat } from '@verdant/shared/format';
import { Pillars, ScoreLead } from '@verdant/shared/overview';
import type { PillarName, Score } from '@verdant/shared/overview';
import { directionOf, useChangeWords } from '@verdant/shared/score-history';
import { SampleMark } from '@verdant/shared/ui';
import { useTexts } from '../../texts';
import styles from '../dashboard.module.css';
import type { MetricCard } from './metrics';

/** True for a card with the user's own score but no earlier quiz. Its change label is the specification's sample value. */
const hasSampleTrend = ({ sample, since }: MetricCard) => !sample && !since;

const isPillar = (score: Score): score is Score<PillarName> => score.name !== 'overall';

/** The four metric cards (spec 2): a large card for the overall score, and rows for the three pillars. */
export function MetricCards({ cards }: { cards: readonly MetricCard[] }) {
  const t = useTexts();
  const format = useFormat();
  const changeWords = useChangeWords();
  const overall = cards.find(({ name }) => name === 'overall');
  // Only the first card has a mark if all cards' trends are samples.
  const areAll = cards.every(hasSampleTrend);
  const markOf = (card: MetricCard): ReactNode => {
    if (card.sample) return <SampleMark />;
    if (areAll) return card === cards[0] && <SampleMark label={t('metric.sampleTrends')} />;
    return hasSampleTrend(card) && <SampleMark label={t('metric.sampleTrend')} />;
  };
  const scoreOf = ({ change, trend, since, sample: _sample, ...score }: MetricCard): Omit<Score, 'mark'> => {
    if (!since) {
      // The specification writes these labels with a hyphen: `-3%`.
      const words = format.change(change, Number.isInteger(change) ? 0 : 1).replace(MINUS, '-');
      return { ...score, trend: { direction: trend, words } };
    }
    // A change since the same day as that of the overall score is shown without its date.
    const words = changeWords(since, score.name === 'overall' ? undefined : overall?.since?.since);
    return { ...score, trend: { direction: directionOf(since), words } };
  };
  const scores: Score[] = cards.map((card) => ({ ...scoreOf(card), mark: markOf(card) }));
  const lead = scores.find(({ name }) => name === 'overall');
  return (
    <section className={`${styles.metrics} v-stack`} aria-label={t('dashboard.metrics')}>
      <ul className="v-stack">
        <li className="v-stack">{lead && <ScoreLead score={lead} />}</li>
      </ul>
      <Pillars asRows scores={scores.filter(isPillar)} />
    </section>
  );
}
