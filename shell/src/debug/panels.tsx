import { useEffect, useState, useSyncExternalStore } from 'react';
import type { LoadHistory, PastLoad } from '@verdant/federation/browser';
import { Badge, Banner, Panel } from '@verdant/shared/ui';
import { Table, type TableRow } from '../table/table';
import { CopyReport } from './load-report';
import type { DebugFact } from './device';
import styles from './debug-page.module.css';

/** Endpoints of the debug page (spec 7), time limits in milliseconds, and rules by which an endpoint is reachable. */
const CONNECTIVITY_TIMEOUT_MS = 10_000;
const AUTH_TIMEOUT_MS = 5_000;
const HEALTH_PATH = '/api/v1/health';
const connectivityPaths = [HEALTH_PATH, '/api/v1/', '/api/health', '/health', '/api/v1/auth/me'] as const;
const authPaths = ['/api/v1/auth/login', '/api/v1/auth/register', '/api/v1/auth/me'] as const;

export type ProbeResult = {
  path: string;
  status: number | undefined;
  requestId: string | undefined;
  ms: number;
  /** True if the response is an HTML page, which means that the API is not at this URL. */
  isPage: boolean;
  reachable: boolean;
};

type ReachableRule = (status: number) => boolean;
const connectivityRule: ReachableRule = (status) => (status >= 200 && status <= 299) || status === 401;
const authRule: ReachableRule = (status) => status !== 404;

/** Sends one GET without the 401 rule of the API client, because a probe must not sign the user out. Never throws. */
async function probeEndpoint(
  path: string,
  timeoutMs: number,
  reachable: ReachableRule,
  token: string | null,
): Promise<ProbeResult> {
  const start = performance.now();
  const headers = { Accept: 'application/json', ...(token ? { Authorization: token } : {}) };
  const response = await fetch(path, { headers, cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) }).catch(
    () => undefined,
  );
  const status = response?.status;
  const isPage = response?.headers.get('content-type')?.startsWith('text/html') ?? false;
  return {
    path,
    status,
    requestId: response?.headers.get('x-request-id') ?? undefined,
    ms: Math.round(performance.now() - start),
    isPage,
    reachable: status !== undefined && !isPage && reachable(status),
  };
}

/** Returns the status as text; `Network Error` is the text of spec 8. */
function describeStatus({ status, isPage }: ProbeResult): string {
  if (status === undefined) return 'Network Error';
  return isPage ? `${status}, a page and not the API` : String(status);
}

export const probeConnectivity = (token: string | null): Promise<ProbeResult[]> =>
  Promise.all(connectivityPaths.map((path) => probeEndpoint(path, CONNECTIVITY_TIMEOUT_MS, connectivityRule, token)));

export const probeAuthEndpoints = (token: string | null): Promise<ProbeResult[]> =>
  Promise.all(authPaths.map((path) => probeEndpoint(path, AUTH_TIMEOUT_MS, authRule, token)));

export function Facts({ title, facts }: { title: string; facts: DebugFact[] }) {
  return (
    <Panel title={title}>
      <dl className={`${styles.facts} v-stack v-gap-3 v-sm`}>
        {facts.map(({ name, value }) => (
          <div key={name} className="v-folding">
            <dt className="v-muted">{name}</dt>
            <dd className="v-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

/** Shows the probed endpoints and their results. Spec 8 defines the texts for the case that no endpoint works. */
export function ProbeTable({ title, results }: { title: string; results: ProbeResult[] }) {
  const working = results.filter((result) => result.reachable);
  return (
    <Panel
      title={title}
      aside={<Badge tone={working.length ? 'good' : 'bad'}>{`${working.length} of ${results.length} reachable`}</Badge>}
    >
      {working.length === 0 && (
        <Banner>
          <strong>No working endpoints found</strong>
          <span>All API endpoints failed</span>
        </Banner>
      )}
      <Table
        label="Results by endpoint"
        heads={['Endpoint', 'Result', 'Status', 'Time', 'Request']}
        rows={results.map((result) => ({
          key: result.path,
          cells: [
            result.path,
            <Badge key="result" tone={result.reachable ? 'good' : 'bad'}>
              {result.reachable ? 'reachable' : 'not reachable'}
            </Badge>,
            describeStatus(result),
            `${result.ms} ms`,
            result.requestId ?? 'none',
          ],
        }))}
      />
    </Panel>
  );
}

/** Shows if the API is healthy. Sends a new request whenever `requestCount` changes. */
export function ApiHealth({ requestCount }: { requestCount: number }) {
  const [result, setResult] = useState<(ProbeResult & { at: Date }) | null>(null);

  useEffect(() => {
    let current = true;
    const check = async () => {
      const health = await probeEndpoint(HEALTH_PATH, CONNECTIVITY_TIMEOUT_MS, connectivityRule, null);
      if (current) setResult({ ...health, at: new Date() });
    };
    void check();
    return () => {
      current = false;
    };
  }, [requestCount]);

  // Every row is visible from the start, so that the response moves nothing.
  const facts = [
    { name: 'Result', value: result ? (result.reachable ? 'healthy' : 'not healthy') : 'finding out' },
    { name: 'Answer', value: result ? describeStatus(result) : '...' },
    { name: 'Answered in', value: result ? `${result.ms} ms` : '...' },
    { name: 'Request', value: result ? (result.requestId ?? 'none') : '...' },
    { name: 'Asked at', value: result ? result.at.toLocaleTimeString() : '...' },
    { name: 'Address', value: HEALTH_PATH },
  ];
  return <Facts title="API health" facts={facts} />;
}

const outcomes: Record<PastLoad['outcome'], string> = {
  failed: 'failed',
  recovered: 'recovered',
  fell_back: 'fell back to the previous release',
  loaded: 'loaded',
  threw: 'an error that nothing caught',
};

/** Lists the failures and recoveries of this tab, with buttons that copy a report. */
export function TabLoads({ history }: { history: LoadHistory }) {
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
          <CopyReport />
        </>
      )}
    </Panel>
  );
}
