import { useMemo } from 'react';
import { healthRanges } from '@verdant/federation/contract';
import type { HealthRange, RemoteHealth } from '@verdant/federation/contract';
import { QueryProvider } from '@verdant/shared/query';
import { useSearchParams } from '@verdant/shared/router';
import { useLanguage } from '@verdant/shared/services';
import { Banner, Button, ButtonLink, Page, Skeleton, Tabs } from '@verdant/shared/ui';
import { useShellTexts } from '../texts';
import { totalLoads } from './metrics';
import { Operations } from './operations';
import { RemoteCharts } from './remote-charts';
import { RemoteErrorsPanel } from './remote-errors';
import { RemoteCounts, RemoteHistory } from './remote-tables';
import { RemoteVitalsPanel } from './remote-vitals';
import { RemotesTable } from './remotes-table';
import { usePlatformTexts } from './texts';
import { readersZone, createTimeFormatters } from './times';
import { useRemoteHealth } from './use-remote-health';
import type { UnavailableReason } from './use-remote-health';

/** Name of the host. The list of remotes contains the host because of its own chunks, although it has no releases. */
const HOST_NAME = 'shell';

const rangeOf = (text: string | null): HealthRange => healthRanges.find((range) => range === text) ?? '24h';

function chosenRemote({ remotes }: RemoteHealth, name: string | null): RemoteHealth['remotes'][number] | undefined {
  const busiest = remotes.toSorted((a, b) => totalLoads(b) - totalLoads(a))[0];
  return remotes.find((remote) => remote.name === name) ?? busiest;
}

function Failure({ refusal, onRetry }: { refusal: UnavailableReason; onRetry: () => void }) {
  const t = usePlatformTexts();
  return (
    <Banner tone={refusal === 'unreachable' ? 'bad' : 'info'}>
      <div className="v-cluster v-gap-3 v-center">
        <p>{t(`failed.${refusal}`)}</p>
        {refusal === 'signed-out' ? (
          <ButtonLink to="/sign-in" size="sm">
            {t('failed.signIn')}
          </ButtonLink>
        ) : (
          <Button variant="secondary" size="sm" onClick={onRetry}>
            {t('failed.tryAgain')}
          </Button>
        )}
      </div>
    </Banner>
  );
}

function Loading() {
  const t = usePlatformTexts();
  return (
    <div role="status">
      <span className="visually-hidden">{t('loading')}</span>
      <Skeleton height="20rem" />
    </div>
  );
}

type FiguresProps = { health: RemoteHealth; name: string | null; onOperated: () => void };

function Figures({ health, name, onOperated }: FiguresProps) {
  const { language } = useLanguage();
  const times = useMemo(() => createTimeFormatters(language, health.range === '24h'), [language, health.range]);
  const remote = chosenRemote(health, name);
  return (
    <>
      <RemotesTable health={health} chosen={remote?.name} />
      {remote && (
        <>
          <h2 className="v-xl v-display v-above-4">{remote.name}</h2>
          {health.may_operate && remote.name !== HOST_NAME && (
            <Operations key={remote.name} remote={remote} times={times} onDone={onOperated} />
          )}
          <RemoteCharts health={health} remote={remote} times={times} />
          <RemoteCounts remote={remote} />
          <RemoteVitalsPanel name={remote.name} range={health.range} />
          <RemoteErrorsPanel name={remote.name} range={health.range} />
          <RemoteHistory remote={remote} times={times} />
        </>
      )}
    </>
  );
}

function HealthPage() {
  const t = usePlatformTexts();
  const title = useShellTexts()('platform.title');
  const [params, setParams] = useSearchParams();
  const range = rangeOf(params.get('range'));
  const name = params.get('remote');
  const { health, refusal, isFetching, refresh } = useRemoteHealth(range);
  const choose = (next: HealthRange) => setParams({ range: next, ...(name !== null && { remote: name }) });

  return (
    <Page
      title={title}
      subtitle={`${t('subtitle')} ${t('zone', { zone: readersZone() })}`}
      actions={
        <Button variant="secondary" size="sm" busy={health !== undefined && isFetching} onClick={refresh}>
          {t('refresh')}
        </Button>
      }
    >
      <Tabs
        label={t('range.label')}
        tabs={healthRanges.map((id) => ({ id, label: t(`range.${id}`) }))}
        value={range}
        onChange={choose}
      />
      {isFetching && !health && <Loading />}
      {refusal && <Failure refusal={refusal} onRetry={refresh} />}
      {health && <Figures health={health} name={name} onOperated={refresh} />}
    </Page>
  );
}

/**
 * Shows developers the remotes with releases, history and load metrics. The URL contains the chosen remote and time range.
 */
export function PlatformPage() {
  return (
    <QueryProvider>
      <HealthPage />
    </QueryProvider>
  );
}
