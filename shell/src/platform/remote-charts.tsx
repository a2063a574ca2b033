import { Activity } from 'lucide-react';
import type { RemoteHealth, RemoteHealthEntry } from '@verdant/federation/contract';
import { BarChart, LineChart } from '@verdant/shared/charts';
import { EmptyState, Grid, Panel } from '@verdant/shared/ui';
import { totalLoads, loadTimeSeries, timeStepStarts, sumPerStep } from './metrics';
import type { TimeFormatters } from './times';
import { usePlatformFormat } from './use-platform-format';

type RemoteChartsProps = { health: RemoteHealth; remote: RemoteHealthEntry; times: TimeFormatters };

export function RemoteCharts({ health, remote, times }: RemoteChartsProps) {
  const { t, format, milliseconds } = usePlatformFormat();
  const starts = timeStepStarts(health);
  const labels = starts.map(times.step);
  const shared = { labelTitle: t('start'), labels, height: '15rem' };
  const lines = loadTimeSeries(remote, starts);
  const counts = (label: string, of: Parameters<typeof sumPerStep>[2], colour: number) => ({
    label,
    values: sumPerStep(remote, starts, of),
    colour,
  });

  if (remote.releases.length === 0) {
    return (
      <EmptyState icon={<Activity size={28} aria-hidden="true" />} title={t('empty.title')}>
        {t('empty.text')}
      </EmptyState>
    );
  }
  return (
    <Grid min="24rem">
      {lines.length > 0 && (
        <Panel title={t('loadTime')}>
          <LineChart
            {...shared}
            title={t('loadTime')}
            caption={t('loadTime.caption')}
            series={lines}
            yAxis={{ min: 0 }}
            formatValue={milliseconds}
          />
        </Panel>
      )}
      <Panel title={t('loads')}>
        <BarChart
          {...shared}
          title={t('loads')}
          caption={t('loads.caption')}
          series={[counts(t('loads'), totalLoads, 1)]}
          formatValue={format.number}
        />
      </Panel>
      <Panel title={t('failures')}>
        <BarChart
          {...shared}
          title={t('failures')}
          caption={t('failures.caption')}
          series={[
            counts(t('failed'), ({ failed }) => failed, 2),
            counts(t('fellBack'), ({ fell_back }) => fell_back, 3),
            counts(t('recovered'), ({ recovered }) => recovered, 1),
          ]}
          formatValue={format.number}
        />
      </Panel>
    </Grid>
  );
}
