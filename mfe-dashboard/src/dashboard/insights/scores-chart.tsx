import { BarChart } from '@verdant/shared/charts';
import type { MetricInsight } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { Panel } from '@verdant/shared/ui';
import { useMessages, useTexts } from '../../texts';

/** Room for a bar and its label of two lines, in rem. */
const HEIGHT_EACH = 3;

/** spec 2: the bar chart of all metric insights. */
export function ScoresChart({ metrics }: { metrics: readonly MetricInsight[] }) {
  const t = useTexts();
  const say = useMessages();
  const format = useFormat();
  const sorted = metrics.toSorted((a, b) => b.value - a.value);
  const best = sorted[0];
  const worst = sorted.at(-1);
  if (!best || !worst) return null;
  const names = {
    best: say(best.title),
    bestValue: format.percent(best.value),
    worst: say(worst.title),
    worstValue: format.percent(worst.value),
  };
  return (
    <Panel title={t('scores.title')}>
      <BarChart
        horizontal
        height={`${4 + metrics.length * HEIGHT_EACH}rem`}
        title={t('scores.chart')}
        caption={t(best === worst ? 'scores.one' : 'scores.range', names)}
        labelTitle={t('scores.metric')}
        labels={metrics.map(({ title }) => say(title))}
        series={[{ label: t('scores.value'), values: metrics.map(({ value }) => value) }]}
        yAxis={{ min: 0, max: 100, title: t('scores.axis') }}
        formatValue={format.percent}
      />
    </Panel>
  );
}
