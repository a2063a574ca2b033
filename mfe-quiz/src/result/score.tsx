import { useEffect, useState } from 'react';
import type { MetricInsight } from '@verdant/shared/contract';
import { DotPlot } from '@verdant/shared/dot-plot';
import { classNames } from '@verdant/shared/ui';
import { useTexts } from '../texts';
import { useHeadingFocus } from './use-heading-focus';
import styles from './score.module.css';

export const COUNT_UP_MS = 900;

/** Returns the number to show after `elapsed` milliseconds of counting up to `target`; slower towards the end. */
export function countUpValue(target: number, elapsed: number): number {
  const share = Math.min(1, Math.max(0, elapsed / COUNT_UP_MS));
  return Math.round(target * (1 - (1 - share) ** 3));
}

/** Counts up to a whole number once. Shows the number at once if `counts` is false or reduced motion is requested. */
function useCountUp(target: number, counts: boolean): number {
  const [isCounting] = useState(() => counts && !matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [shown, setShown] = useState(isCounting ? 0 : target);

  useEffect(() => {
    if (!isCounting) return undefined;
    let frame = 0;
    let start: number | undefined;
    const step = (now: number) => {
      start ??= now;
      setShown(countUpValue(target, now - start));
      if (now - start < COUNT_UP_MS) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target, isCounting]);

  return isCounting ? shown : target;
}

/** Right edge of the score figure, in percent of the axis. The figure is next to the dots if all dots are to the right. */
const FIGURE_ENDS = 38;
/**
 * Estimated distance of the lowest dot from the score, as a multiple of the distance from the score to the lower end of its
 * range. Used for scores without dots.
 */
const LOWEST_DOT = 1.9;

function lowestDot({ value, range, dots }: MetricInsight): number {
  return dots?.[0] ?? value - LOWEST_DOT * (value - (range?.[0] ?? 0));
}

/** The figure that counts up. A separate component, so that other parts do not rerender while the figure counts. */
function Figure({ final, calm, counts }: { final: number; calm: boolean; counts: boolean }) {
  const shown = useCountUp(final, counts);
  return (
    <span
      className={classNames(styles.figure, 'v-figure v-stack v-layers v-figures v-nowrap', calm && styles.calm)}
      aria-hidden="true"
    >
      <span className="v-invisible">{final}</span>
      <span>{shown}</span>
    </span>
  );
}

type ScoreProps = {
  score: MetricInsight;
  /** True for a user in financial trouble, who sees a smaller figure. */
  calm: boolean;
  /** True if the figure counts up and the dots are animated. */
  moves: boolean;
  takesFocus: boolean;
};

/** The overall score with its range. Screen readers read the heading, which contains the final figure from the start. */
export function Score({ score, calm, moves, takesFocus }: ScoreProps) {
  const t = useTexts();
  const { value, range, dots } = score;
  const heading = useHeadingFocus(takesFocus);
  const final = Math.round(value);
  const [low, high] = (range ?? []).map(Math.round);

  return (
    <section className="v-stack v-gap-5">
      <div className={classNames('v-stack v-gap-6', !calm && range && lowestDot(score) > FIGURE_ENDS && styles.beside)}>
        <h2 className={`${styles.heading} v-stack v-gap-5 v-left v-ringless`} ref={heading} tabIndex={-1}>
          <span className="v-lg v-plain">{t('metric.overall')}</span>
          <span className="visually-hidden">{t('result.spoken', { value: final })}</span>
          <Figure final={final} calm={calm} counts={moves} />
        </h2>
        {range && <DotPlot value={value} range={range} dots={dots} settles={moves} />}
      </div>
      {low !== undefined && high !== undefined && (
        <p className={`v-xl v-track-1 v-leading-13 ${styles.words}`}>
          <strong>{low === high ? t('result.about', { low }) : t('result.between', { low, high })}</strong>{' '}
          <span className="v-muted">{t('result.dots')}</span>
        </p>
      )}
    </section>
  );
}
