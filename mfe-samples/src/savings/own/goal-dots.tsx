import { useFormat } from '@verdant/shared/format';
import styles from './own-goals.module.css';
import { timelineDotsOf, type GoalTimeline, type TimelineDot, type TimelineScale } from './timeline';
import { useGoalsTexts } from './texts';

const HEIGHT = 41;
const AXIS = 35.4;
const MIDDLE = 26;
/** Minimum space left of today, in percent of the width, for the label; with less space, the label is on the right. */
const ROOM_FOR_LABEL = 12;

const looks: Readonly<Record<TimelineDot['kind'], string | undefined>> = {
  saved: 'v-dot v-you',
  toCome: styles.toCome,
  late: styles.late,
};
const percent = (value: number) => `${value.toFixed(2)}%`;
/** Returns the density, by which the stylesheet sets the size of the dots. */
const densityOf = ({ left, right }: TimelineScale) => {
  if (left + right <= 24) return 'few';
  return left + right <= 46 ? 'some' : 'many';
};

type GoalDotsProps = { course: GoalTimeline; scale: TimelineScale; unit: 'pay' | 'month'; hasLabel: boolean };

/** A line with a dot for each saved payday, payday to come, and payday after the goal's date. A flag marks the date. */
export function GoalDots({ course, scale, unit, hasLabel }: GoalDotsProps) {
  const t = useGoalsTexts();
  const { number } = useFormat();
  const { today, flag, dots, hasMore } = timelineDotsOf(course, scale);
  const { saved, toCome, before } = course;
  const label = t(`goals.dots.${unit}`, { saved: number(saved), toCome: number(toCome), before: number(before) });
  return (
    <svg
      className={styles.line}
      data-density={densityOf(scale)}
      width="100%"
      height={HEIGHT}
      role="img"
      aria-label={label}
      focusable="false"
    >
      <line className={styles.axis} x1="0" x2="100%" y1={AXIS} y2={AXIS} />
      <line className={`v-axis ${styles.today}`} x1={percent(today)} x2={percent(today)} y1="17.6" y2="39.4" />
      {hasLabel && (
        <text
          className="v-dot v-muted v-xs"
          x={percent(today)}
          y="13.6"
          textAnchor={today < ROOM_FOR_LABEL ? 'start' : 'end'}
        >
          {t('goals.today')}
        </text>
      )}
      {hasMore && (
        <line className={styles.more} x1="0" x2={percent(dots[0] ? today / 2 : today)} y1={MIDDLE} y2={MIDDLE} />
      )}
      {dots.map(({ at, kind }) => (
        <circle key={at} className={looks[kind]} cx={percent(at)} cy={MIDDLE} r="2" />
      ))}
      <svg x={percent(flag)} overflow="visible">
        <path className={styles.flag} d="M0 35.4V4h11l-2.4 3.6 2.4 3.6H0" />
      </svg>
    </svg>
  );
}

type DotsLegendProps = Pick<GoalDotsProps, 'scale' | 'unit'> & { hasLate: boolean };

export function DotsLegend({ scale, unit, hasLate }: DotsLegendProps) {
  const t = useGoalsTexts();
  const entries = [
    { look: 'v-dot v-you', text: t(`goals.key.saved.${unit}`) },
    { look: styles.toCome, text: t(`goals.key.toCome.${unit}`) },
    ...(hasLate ? [{ look: styles.late, text: t('goals.key.late') }] : []),
  ];
  return (
    <p className="v-cluster v-gap-1 v-column-5 v-muted v-xs">
      {entries.map(({ look, text }) => (
        <span key={text} className={`v-center v-inline-flex ${styles.entry}`}>
          <svg width="12" height="12" aria-hidden="true" data-density="few">
            <circle className={look} cx="6" cy="6" r="4.5" />
          </svg>
          <span>{text}</span>
        </span>
      ))}
      {scale.perDot > 1 && <span>{t(`goals.key.many.${unit}`, { count: scale.perDot })}</span>}
    </p>
  );
}
