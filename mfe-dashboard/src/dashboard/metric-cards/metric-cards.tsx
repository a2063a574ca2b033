import { MINUS, useFormat } from '@verdant/shared/format';
import { Pillars, ScoreLead } from '@verdant/shared/overview';
import type { PillarName, Score } from '@verdant/shared/overview';
import { directionOf, useChangeWords } from '@verdant/shared/score-history';
import { SampleMark } from '@verdant/shared/ui';
import { useTexts } from '../../texts';
import styles from './metric-cards.module.css';
import type { MetricCard } from './metrics';

/** Turns a card into the score that is shown, with the words and the mark of its change. */
function useScoreOf(): (card: MetricCard) => Score {
  const t = useTexts();
  const format = useFormat();
  const changeWords = useChangeWords();
  return ({ change, trend, since, sample, ...score }) => ({
    ...score,
    trend: since
      ? { direction: directionOf(since), words: changeWords(since) }
      : // The specification writes these labels with a hyphen: `-3%`.
        { direction: trend, words: format.change(change, Number.isInteger(change) ? 0 : 1).replace(MINUS, '-') },
    mark: sample ? <SampleMark /> : !since && <SampleMark label={t('metric.sampleTrend')} />,
  });
}

const isPillar = (score: Score): score is Score<PillarName> => score.name !== 'overall';

/** spec 2: the four metric cards. The first leads, and the others are the pillars next to it. */
export function MetricCards({ cards }: { cards: readonly MetricCard[] }) {
  const t = useTexts();
  const scores = cards.map(useScoreOf());
  const lead = scores.find(({ name }) => name === 'overall');
  return (
    <section className={styles.metrics} aria-label={t('dashboard.metrics')}>
      <ul className={styles.lead}>
        <li>{lead && <ScoreLead score={lead} />}</li>
      </ul>
      <Pillars asRows scores={scores.filter(isPillar)} />
    </section>
  );
}
