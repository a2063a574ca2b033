import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import type { LoadHistory, PastLoad } from '@verdant/federation/browser';
import { remoteHealth, type RemoteHealth } from '@verdant/federation/contract';
import { Panel } from '@verdant/shared/ui';
import { tokenStore } from '../auth/token-store';
import { Table, type TableRow } from '../table/table';

const HEALTH_PATH = '/api/v1/remote-health?range=24h';
const outcomes: Record<PastLoad['outcome'], string> = {
  failed: 'failed',
  recovered: 'recovered',
  fell_back: 'fell back to the previous release',
  loaded: 'loaded',
  threw: 'an error that nothing caught',
};

export function TabLoads({ history, children }: { history: LoadHistory; children?: ReactNode }) {
  const recent = useSyncExternalStore(history.subscribe, history.list);
  const rows = recent.map(
    ({ id, remote, version, at, stage, reason, detail, outcome, chunk_id, status }): TableRow => ({
      key: String(id),
      cells: [
        `${remote} ${version}`,
        at.toLocaleTimeString(),
        outcomes[outcome],
        stage,
        detail ? `${reason} (${detail})` : reason,
        chunk_id ?? '',
        status ?? '',
      ],
    }),
  );
  return (
    <Panel title="Loading in this tab">
      {rows.length === 0 ? (
        <p>Nothing failed.</p>
      ) : (
        <>
          <Table
            label="Failures and recoveries of this tab"
            heads={['Remote', 'At', 'Outcome', 'Stage', 'Reason', 'Chunk', 'Status']}
            rows={rows}
          />
          {children}
        </>
      )}
    </Panel>
  );
}

const reasons = {
  asking: 'Finding out.',
  unreachable: 'The server does not respond.',
  'signed-out': 'Sign in with the account of a developer to see this.',
  unlisted: 'This account is not that of a developer.',
};
type Reason = keyof typeof reasons;

/** Fetches the counts without the API client, whose 401 rule would sign the user out. */
async function fetchRemoteHealth(): Promise<RemoteHealth | Reason> {
  const token = tokenStore.read();
  try {
    const response = await fetch(HEALTH_PATH, {
      headers: token ? { Authorization: token } : {},
      cache: 'no-store',
      signal: AbortSignal.timeout(10_000),
    });
    if (response.status === 401) return 'signed-out';
    if (response.status === 403) return 'unlisted';
    return v.parse(remoteHealth, await response.json());
  } catch {
    return 'unreachable';
  }
}

/** Shows load counts of all browsers to developers. Each page counts with its worst outcome. */
export function AllUsersLoads({ asked, onDeveloper }: { asked: number; onDeveloper?: () => void }) {
  const [answer, setAnswer] = useState<RemoteHealth | Reason>('asking');
  const isDeveloper = typeof answer !== 'string';

  useEffect(() => {
    if (isDeveloper) onDeveloper?.();
  }, [isDeveloper, onDeveloper]);

  useEffect(() => {
    let current = true;
    void fetchRemoteHealth().then((latest) => current && setAnswer(latest));
    return () => {
      current = false;
    };
  }, [asked]);

  const releases = isDeveloper
    ? answer.remotes.flatMap(({ name, releases: ofRemote }) => ofRemote.map((release) => ({ name, ...release })))
    : [];
  const rows = releases.map(({ name, version, ...counts }): TableRow => {
    const key = `${name} ${version}`;
    return { key, cells: [key, counts.loaded, counts.recovered, counts.fell_back, counts.failed, counts.threw] };
  });
  const text = typeof answer === 'string' ? reasons[answer] : 'Nothing was reported.';
  return (
    <Panel title="Loading everywhere, last 24 hours">
      {rows.length === 0 ? (
        <p>{text}</p>
      ) : (
        <Table
          label="Reported loads by release"
          heads={['Remote', 'Loaded', 'Recovered', 'Fell back', 'Failed', 'Errors']}
          rows={rows}
        />
      )}
    </Panel>
  );
}
