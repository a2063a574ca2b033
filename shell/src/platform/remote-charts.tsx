import { Activity } from 'lucide-react';
import type { RemoteHealth, RemoteHealthEntry } from '@verdant/federation/contract';
import { BarChart, LineChart } from '@verdant/shared/charts';
import { EmptyState, Grid, Panel } from '@verdant/shared/ui';
import { formatMilliseconds, formatStep, loadTimeSeries, sumPerStep, timeStepStarts, totalLoads } from './metrics';

type RemoteChartsProps = { health: RemoteHealth; remote: RemoteHealthEntry };

export function RemoteCharts({ health, remote }: RemoteChartsProps) {
  const starts = timeStepStarts(health);
  const labels = starts.map((start) => formatStep(start, health.range));
  const shared = { labelTitle: 'From', labels, height: '15rem' };
  const lines = loadTimeSeries(remote, starts);
  const counts = (label: string, figureOf: Parameters<typeof sumPerStep>[2], colour: number) => ({
    label,
    values: sumPerStep(remote, starts, figureOf),
    colour,
  });

  if (remote.releases.length === 0) {
    return (
      <EmptyState icon={<Activity size={28} aria-hidden="true" />} title="No loads in this time">
        Browsers report how a remote loads when a user opens one of its pages. Choose a longer range, or open a page.
      </EmptyState>
    );
  }
  return (
    <Grid min="24rem">
      {lines.length > 0 && (
        <Panel title="Load time (p75)">
          <LineChart
            {...shared}
            title="Load time (p75)"
            caption="On three quarters of the pages the remote loaded within this time, by release; up to four releases are drawn."
            series={lines}
            yAxis={{ min: 0 }}
            formatValue={formatMilliseconds}
          />
        </Panel>
      )}
      <Panel title="Pages">
        <BarChart
          {...shared}
          title="Pages"
          caption="Pages that showed the remote or failed to, of all releases. Each counts once, by the worst that happened."
          series={[counts('Pages', totalLoads, 1)]}
        />
      </Panel>
      <Panel title="Failures and fallbacks">
        <BarChart
          {...shared}
          title="Failures and fallbacks"
          caption="Failed: the person saw the failure screen. Fallbacks: the previous release came instead. Recovered: a retry of the same release succeeded."
          series={[
            counts('Failed', ({ failed }) => failed, 2),
            counts('Fallbacks', ({ fell_back }) => fell_back, 3),
            counts('Recovered', ({ recovered }) => recovered, 1),
          ]}
        />
      </Panel>
    </Grid>
  );
}
