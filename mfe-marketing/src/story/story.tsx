import { useState } from 'react';
import { ShapeMark, metricShapes } from '@verdant/shared/dot-plot';
import { useFormat } from '@verdant/shared/format';
import { SampleMark } from '@verdant/shared/ui';
import { pillars, sampleScore, scoreWithoutPillar } from '../engine/figures';
import type { Pillar } from '../engine/figures';
import { useTexts } from '../texts';
import { SCORE_AXIS, percentOnAxis, StoryPlot } from './story-plot';
import styles from './story.module.css';

const score = sampleScore('overall');

/** A vertical line at the score, through all plots. */
function Line() {
  const x = `${percentOnAxis(score.value)}%`;
  return (
    <svg className={styles.line}>
      <line x1={x} x2={x} y2="100%" />
    </svg>
  );
}

type AnswerProps = { pillar: Pillar; isLeftOut: boolean; onToggle: () => void };

function Answer({ pillar, isLeftOut, onToggle }: AnswerProps) {
  const t = useTexts();
  const format = useFormat();
  const without = scoreWithoutPillar(pillar);
  const answer = t(`story.${pillar}.answer`);
  return (
    <div className={`${styles.row} v-folding v-line-above`}>
      <div className={`v-pad-3 ${styles.words}`}>
        <p className="v-muted v-xs v-leading-14">{t(`story.${pillar}.question`)}</p>
        <p className={`v-lg v-display v-above-1 v-track-1 v-leading-13 ${styles.answer}`}>
          <ShapeMark shape={metricShapes[pillar]} /> <span>{answer}</span>
        </p>
      </div>
      <div className={styles.plot} aria-hidden="true">
        <Line />
        <StoryPlot of={pillar} score={without} rows={6} to={score.value} />
      </div>
      <div className={styles.effect}>
        <p className={`${styles.points} v-xxxl v-figures`}>{format.signed(score.value - without.value)}</p>
        <p className="v-muted v-xs">{t('story.without', { score: without.value })}</p>
        <button
          type="button"
          className={`${styles.leave} v-bare v-link v-muted v-xs`}
          aria-pressed={isLeftOut}
          aria-label={t('story.leaveAnswer', { answer })}
          onClick={onToggle}
        >
          {t('story.leave')}
        </button>
      </div>
    </div>
  );
}

/** Explains a score by three answers, which visitors can exclude. */
export function Story() {
  const t = useTexts();
  const [leftOut, setLeftOut] = useState<Pillar | null>(null);
  const shown = leftOut ? scoreWithoutPillar(leftOut) : score;
  return (
    <div className={styles.story}>
      <div className={`${styles.row} ${styles.top}`}>
        <div>
          <h2 className={`${styles.title} v-tight`}>
            <span>{t('story.title', { score: score.value })}</span> <span>{t('story.subtitle')}</span>
          </h2>
          <p className="v-muted v-xs v-leading-14">
            <span>{t('story.person')}</span> <SampleMark label={t('preview.sample')} />
          </p>
          <p role="status">
            <strong className="v-xxl v-display v-figures v-tight">{shown.value}</strong>{' '}
            <span>{t('field.likely', { low: shown.low, high: shown.high })}</span>{' '}
            {leftOut && <span>{t('story.fewer')}</span>}
          </p>
        </div>
        <div className={styles.plot} aria-hidden="true">
          <Line />
          <StoryPlot of="overall" score={shown} rows={11} />
          <p className="v-inline v-between v-muted v-xs">
            <span>{SCORE_AXIS.from}</span>
            <span>{SCORE_AXIS.to}</span>
          </p>
        </div>
      </div>
      {pillars.map((pillar) => (
        <Answer
          key={pillar}
          pillar={pillar}
          isLeftOut={leftOut === pillar}
          onToggle={() => setLeftOut(leftOut === pillar ? null : pillar)}
        />
      ))}
      <p className={`${styles.note} v-muted v-xs`}>{t('story.note')}</p>
    </div>
  );
}
