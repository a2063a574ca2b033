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

/** Returns a function that turns a card into a score with a text of change. A card dated like the first omits the date. */
function useScoreOf(lead: MetricCard | undefined): (card: MetricCard) => Score {
  const format = useFormat();
  const changeWords = useChangeWords();
  return ({ change, trend, since, sample: _sample, ...score }) => ({
    ...score,
    trend: since
      ? {
          direction: directionOf(since),
          words: changeWords(since, score.name === 'overall' ? undefined : lead?.since?.since),
        }
      : // The specification writes these labels with a hyphen: `-3%`.
        { direction: trend, words: format.change(change, Number.isInteger(change) ? 0 : 1).replace(MINUS, '-') },
  });
}

/** Returns a function from a card to its sample mark. Only the first card has a mark if all cards' trends are samples. */
function useMarkOf(cards: readonly MetricCard[]): (card: MetricCard) => ReactNode {
  const t = useTexts();
  const areAll = cards.every(hasSampleTrend);
  return (card) => {
    if (card.sample) return <SampleMark />;
    if (areAll) return card === cards[0] && <SampleMark label={t('metric.sampleTrends')} />;
    return hasSampleTrend(card) && <SampleMark label={t('metric.sampleTrend')} />;
  };
}

const isPillar = (score: Score): score is Score<PillarName> => score.name !== 'overall';

/** The four metric cards (spec 2): a large card for the overall score, and rows for the three pillars. */
export function MetricCards({ cards }: { cards: readonly MetricCard[] }) {
  const t = useTexts();
  const scoreOf = useScoreOf(cards.find(({ name }) => name === 'overall'));
  const markOf = useMarkOf(cards);
  const scores: Score[] = cards.map((card) => ({ ...scoreOf(card), mark: markOf(card) }));
  const lead = scores.find(({ name }) => name === 'overall');
  return (
    <section className={`${styles.metrics} v-stack`} aria-label={t('dashboard.metrics')}>
      <ul className={styles.lead}>
        <li>{lead && <ScoreLead score={lead} />}</li>
      </ul>
      <Pillars asRows scores={scores.filter(isPillar)} />
    </section>
  );
}
