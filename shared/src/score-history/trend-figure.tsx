import { TableFigure } from '@verdant/shared/charts';
import { metricShapes, outlines } from '../dot-plot';
import type { Shape } from '../dot-plot';
import { useFormat } from '@verdant/shared/format';
import { metricHueClassOf, scoreNameOf } from '../overview';
import { classNames } from '@verdant/shared/ui';
import { useMessages, useTexts } from './texts';
import { layOutColumnDots } from './column-dots';
import { uniqueLabels, type Trend, type TrendPoint } from './trend';
import styles from './trend-figure.module.css';

const scale = [100, 50, 0];
/** Height of the scale in rem, as in the stylesheet. */
const HEIGHT = 17;
const PERCENT = HEIGHT / 100;
/** Maximum numbers of dots side by side in a column on a small screen, by the number of columns. */
const widths = [18, 18, 18, 13, 10] as const;
const NARROWEST = 7;
const BAND = 13;

const down = (score: number) => `${100 - score}%`;
const rem = (value: number) => `${value.toFixed(3)}rem`;

type CheckProps = { point: TrendPoint; day: string; width: number; shape: Shape };

function Check({ point, day, width, shape }: CheckProps) {
  const format = useFormat();
  const [low, high] = point.range;
  const column = layOutColumnDots(point, width);
  const pitch = column.level * PERCENT;
  const half = Math.min(width, BAND) * PERCENT;
  return (
    <>
      <rect className={styles.band} x={rem(-half)} width={rem(half * 2)} y={down(high)} height={`${high - low}%`} />
      <line className={styles.at} x1={rem(-half)} x2={rem(half)} y1={down(point.value)} y2={down(point.value)} />
      {column.dots.map(({ id, score, offset, isInside }) => (
        <svg
          key={id}
          className={styles.dot}
          x={rem(offset * pitch)}
          y={down(score)}
          width={rem(pitch)}
          height={rem(pitch)}
          viewBox="0 0 2.4 2.4"
        >
          <path className={isInside ? styles.inside : styles.outside} d={outlines[shape]} />
        </svg>
      ))}
      <text className={`v-dot v-text v-md v-strong v-track-2 ${styles.figure}`} x="0.875rem" y={down(high)} dy="-0.4em">
        {format.percent(point.value)}
      </text>
      <text className={`${styles.day} v-dot v-muted`} textAnchor="middle" y="100%" dy="1.75em">
        {day}
      </text>
    </>
  );
}

/** Shows a score over time, each quiz as a column of dots. */
function TrendPlot({ title, points }: Trend) {
  const format = useFormat();
  const name = scoreNameOf(title) ?? 'overall';
  const width = widths[points.length - 1] ?? NARROWEST;
  const days = uniqueLabels(points.map(({ completedAt }) => format.date(completedAt)));
  const across = (index: number) => `${((index + 0.5) / points.length) * 100}%`;
  return (
    <div
      className={classNames(
        `v-column-4 v-container ${styles.plot}`,
        'v-xs v-figures',
        points.length > 3 && styles.many,
        metricHueClassOf(name),
      )}
      aria-hidden="true"
    >
      <div className={`v-inline v-between v-muted ${styles.scale}`}>
        {scale.map((level) => (
          <span key={level}>{format.percent(level)}</span>
        ))}
      </div>
      <svg className={`v-full ${styles.drawing}`}>
        {scale.map((level) => (
          <line key={level} className={styles.grid} x2="100%" y1={down(level)} y2={down(level)} />
        ))}
        {points.slice(1).map(({ completedAt, value }, index) => (
          <line
            key={completedAt}
            className="v-axis"
            x1={across(index)}
            x2={across(index + 1)}
            y1={down(points[index]?.value ?? value)}
            y2={down(value)}
          />
        ))}
        {points.map((point, index) => (
          <svg key={point.completedAt} x={across(index)} className={styles.check}>
            <Check point={point} day={days[index] ?? ''} width={width} shape={metricShapes[name]} />
          </svg>
        ))}
      </svg>
    </div>
  );
}

const widthOf = ([low, high]: readonly [number, number]) => Math.round(high) - Math.round(low);

export function TrendFigure({ trend }: { trend: Trend }) {
  const t = useTexts();
  const say = useMessages();
  const format = useFormat();
  const { title, points } = trend;
  const days = points.map(({ completedAt }) => format.date(completedAt));
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const caption = t('history.caption', {
    title: say(title),
    first: format.percent(first.value),
    firstDay: days[0] ?? '',
    last: format.percent(last.value),
    lastDay: days.at(-1) ?? '',
    firstWidth: widthOf(first.range),
    lastWidth: widthOf(last.range),
  });
  return (
    <TableFigure
      title={t('history.chart', { title: say(title) })}
      caption={caption}
      labelTitle={t('history.date')}
      labels={uniqueLabels(days)}
      columns={[
        { title: t('history.score'), cells: points.map(({ value }) => format.percent(value)) },
        {
          title: t('history.range'),
          cells: points.map(({ range: [low, high] }) =>
            t('history.ends', { low: format.percent(low), high: format.percent(high) }),
          ),
        },
      ]}
    >
      <TrendPlot {...trend} />
    </TableFigure>
  );
}
