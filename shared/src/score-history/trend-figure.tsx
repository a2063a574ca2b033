import { TableFigure } from '../charts';
import { useFormat } from '../format';
import { useMessages, useTexts } from './texts';
import type { Trend } from './trend';
import { uniqueLabels } from './trend';
import { TrendPlot } from './trend-plot';

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
