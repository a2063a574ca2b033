import { useId } from 'react';
import { SampleMark } from '@verdant/shared/ui';
import { scoreAfterLaterQuiz } from '../engine/figures';
import { Points, Section } from '../section/section';
import { useTexts } from '../texts';
import styles from './health-score.module.css';

/** spec 9: radius of the ring, in units of the view box. */
const RADIUS = 70;
const CENTRE = 90;
const DOTS = 100;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;
const RANGE_RADIUS = 78;

const { value, low, high } = scoreAfterLaterQuiz;

/** Returns the coordinates of the point at `percent` of the circle, clockwise from the top. */
function pointAt(percent: number, radius: number): string {
  const angle = (percent / 100) * 2 * Math.PI;
  return `${(CENTRE + radius * Math.sin(angle)).toFixed(2)} ${(CENTRE - radius * Math.cos(angle)).toFixed(2)}`;
}

/** A ring of a hundred dots, `value` of them highlighted, with the range as an outer arc. */
function DottedGauge() {
  const t = useTexts();
  const label = t('score.gauge');
  const id = useId();
  const ring = { cx: CENTRE, cy: CENTRE, r: RADIUS, transform: `rotate(-90 ${CENTRE} ${CENTRE})` };
  const dots = `M${CENTRE} ${CENTRE - RADIUS}a70 70 0 0 1 0 140a70 70 0 0 1 0-140`;
  return (
    <svg
      className={`${styles.gauge} v-full`}
      viewBox="0 0 180 180"
      role="img"
      aria-label={t('score.name', { label, value })}
    >
      <mask id={id}>
        {/* Gaps are between two percents, so that the ring ends between two dots. */}
        <path
          className={styles.dots}
          d={dots}
          pathLength={DOTS}
          strokeDasharray="0.01 0.99"
          strokeDashoffset="-0.495"
        />
      </mask>
      <g mask={`url(#${id})`}>
        <circle className={styles.track} {...ring} />
        <circle
          className={styles.fill}
          {...ring}
          strokeDasharray={CIRCUMFERENCE}
          strokeDashoffset={CIRCUMFERENCE * (1 - value / 100)}
          data-fill={value / 100}
        />
      </g>
      <path
        className={styles.range}
        d={`M${pointAt(low, RANGE_RADIUS)}A${RANGE_RADIUS} ${RANGE_RADIUS} 0 0 1 ${pointAt(high, RANGE_RADIUS)}`}
      />
      <text className={styles.value} x="50%" y="99">
        {value}
      </text>
      <text className={styles.label} x="50%" y="117">
        {label}
      </text>
    </svg>
  );
}

const points = ['personal', 'updates', 'insights'] as const;

/** spec 9: the gauge shows 82, the score of a fictional person. */
export function HealthScore() {
  const t = useTexts();
  return (
    <Section
      id="health-score"
      title={t('score.title')}
      media={
        <figure className="v-stack v-gap-2">
          <DottedGauge />
          <figcaption className={`${styles.caption} v-muted v-xs`}>
            <SampleMark label={t('score.sample')} /> <span>{t('score.caption', { low, high })}</span>
          </figcaption>
        </figure>
      }
    >
      <Points points={points.map((id) => ({ id, title: t(`score.${id}.title`), text: t(`score.${id}.text`) }))} />
    </Section>
  );
}
