import { useEffect } from 'react';
import { useRemotes } from '@verdant/federation/browser';
import { healthRanges } from '@verdant/federation/contract';
import type { HealthRange, RemoteHealth } from '@verdant/federation/contract';
import { QueryProvider } from '@verdant/shared/query';
import { useSearchParams } from '@verdant/shared/router';
import { Banner, Button, ButtonLink, Page, Skeleton, Tabs } from '@verdant/shared/ui';
import { totalLoads } from './metrics';
import { Operations } from './operations';
import { RemoteCharts } from './remote-charts';
import { RemoteErrorsPanel } from './remote-errors';
import { RemoteCounts, RemoteHistory } from './remote-tables';
import { RemoteVitalsPanel } from './remote-vitals';
import { RemotesTable } from './remotes-table';
import { LOADING_TEXT, useRemoteHealth } from './use-remote-health';
import type { UnavailableReason } from './use-remote-health';

/** Name of the host. The list of remotes contains the host because of its own chunks, although it has no releases. */
const HOST_NAME = 'shell';

const rangeOf = (text: string | null): HealthRange => healthRanges.find((range) => range === text) ?? '24h';

function chosenRemote({ remotes }: RemoteHealth, name: string | null): RemoteHealth['remotes'][number] | undefined {
  const busiest = remotes.toSorted((a, b) => totalLoads(b) - totalLoads(a))[0];
  return remotes.find((remote) => remote.name === name) ?? busiest;
}

const refusalTexts: Readonly<Record<UnavailableReason, string>> = {
  'signed-out': 'Sign in with the account of a developer to see this page.',
  'not-allowed': 'This page is for developers of this server. An operator lists them in VERDANT_DEVELOPERS.',
  unreachable: 'The figures could not be fetched.',
};

function Failure({ refusal, onRetry }: { refusal: UnavailableReason; onRetry: () => void }) {
  return (
    <Banner tone={refusal === 'unreachable' ? 'bad' : 'info'}>
      <div className="v-cluster v-gap-3 v-center">
        <p>{refusalTexts[refusal]}</p>
        {refusal === 'signed-out' ? (
          <ButtonLink to="/sign-in" size="sm">
            Sign in
          </ButtonLink>
        ) : (
          <Button variant="secondary" size="sm" onClick={onRetry}>
            Try again
          </Button>
        )}
      </div>
    </Banner>
  );
}

function Loading() {
  return (
    <div role="status">
      <span className="visually-hidden">{LOADING_TEXT}</span>
      <Skeleton height="20rem" />
    </div>
  );
}

type FiguresProps = { health: RemoteHealth; name: string | null; onOperated: () => void };

function Figures({ health, name, onOperated }: FiguresProps) {
  const remote = chosenRemote(health, name);
  return (
    <>
      <RemotesTable health={health} chosen={remote?.name} />
      {remote && (
        <>
          <h2 className="v-xl v-display v-above-4">{remote.name}</h2>
          {health.may_operate && remote.name !== HOST_NAME && (
            <Operations key={remote.name} remote={remote} onDone={onOperated} />
          )}
          <RemoteCharts health={health} remote={remote} />
          <RemoteCounts remote={remote} />
          <RemoteVitalsPanel name={remote.name} range={health.range} />
          <RemoteErrorsPanel name={remote.name} range={health.range} />
          <RemoteHistory remote={remote} />
        </>
      )}
    </>
  );
}

const rangeNames: Readonly<Record<HealthRange, string>> = { '24h': '24 hours', '7d': '7 days' };

/** Describes the page to the browser tools of Module Federation, once the server has confirmed that the user is a developer. */
function useFederationTools(isDeveloper: boolean): void {
  const { host } = useRemotes();
  useEffect(() => {
    if (!isDeveloper) return;
    import(/* webpackChunkName: "tools" */ '@verdant/federation/tools')
      .then(({ exposeFederationGlobal }) => exposeFederationGlobal(host))
      .catch(() => undefined);
  }, [host, isDeveloper]);
}

function HealthPage() {
  const [params, setParams] = useSearchParams();
  const range = rangeOf(params.get('range'));
  const name = params.get('remote');
  const { health, refusal, isFetching, refresh } = useRemoteHealth(range);
  const choose = (next: HealthRange) => setParams({ range: next, ...(name !== null && { remote: name }) });
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  useFederationTools(health !== undefined);

  return (
    <Page
      title="Platform"
      subtitle={`What visitors get of each remote, who released it, and how it loads. Times are in ${timeZone}.`}
      actions={
        <Button variant="secondary" size="sm" busy={health !== undefined && isFetching} onClick={refresh}>
          Refresh
        </Button>
      }
    >
      <Tabs
        label="Range"
        tabs={healthRanges.map((id) => ({ id, label: rangeNames[id] }))}
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
 * Shows developers the remotes with releases, history and load metrics, in English. The URL contains the chosen remote and
 * time range.
 */
export function PlatformPage() {
  return (
    <div lang="en">
      <QueryProvider>
        <HealthPage />
      </QueryProvider>
    </div>
  );
}
