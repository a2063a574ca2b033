import { LineChart } from '@verdant/shared/charts';
import { useFormat } from '@verdant/shared/format';
import { useMessages, useTexts } from '../../texts';
import { localDay } from '../explanation/local-day';
import type { Trend } from './trend';
import { uniqueLabels } from './trend';

/** A score and its range over time, on the whole scale, so that small changes look small. */
export function TrendChart({ trend: { title, points } }: { trend: Trend }) {
  const t = useTexts();
  const say = useMessages();
  const format = useFormat();
  const days = points.map(({ completedAt }) => format.date(localDay(completedAt)));
  const caption = t('history.caption', {
    title: say(title),
    first: format.percent(points[0]?.value ?? 0),
    firstDay: days[0] ?? '',
    last: format.percent(points.at(-1)?.value ?? 0),
    lastDay: days.at(-1) ?? '',
  });
  return (
    <LineChart
      title={t('history.chart', { title: say(title) })}
      caption={caption}
      labelTitle={t('transactions.date')}
      labels={uniqueLabels(days)}
      series={[
        {
          label: t('scores.value'),
          values: points.map(({ value }) => value),
          range: { label: t('history.range'), values: points.map(({ range }) => range) },
        },
      ]}
      yAxis={{ min: 0, max: 100, title: t('scores.axis') }}
      formatValue={format.percent}
    />
  );
}
