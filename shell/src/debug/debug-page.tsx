import { useEffect, useReducer, useState } from 'react';
import { useRemotes } from '@verdant/federation/browser';
import { useAuth } from '@verdant/shared/services';
import { Badge, Banner, Button, Grid, Page, Panel } from '@verdant/shared/ui';
import { tokenStore } from '../auth/token-store';
import { compatibilityFlags, readBrowserEnvironment } from '../diagnostics/compatibility';
import { describeToken, deviceFacts, networkFacts, remoteRows, storageFacts } from './device';
import type { DebugFact } from './device';
import { Table } from '../table/table';
import { ApiHealth, Facts, probeAuthEndpoints, probeConnectivity, ProbeTable, TabLoads } from './panels';
import type { ProbeResult } from './panels';
import styles from './debug-page.module.css';

const REFRESH_MS = 5000;

type Check = 'health' | 'connectivity' | 'auth';
const checkTitles: Record<Check, string> = {
  health: 'Full API health check',
  connectivity: 'Test connectivity',
  auth: 'Test auth endpoints',
};
type CheckResult = { check: Check; results: ProbeResult[] };

async function runCheck(check: Check): Promise<ProbeResult[]> {
  const token = tokenStore.read();
  if (check === 'auth') return probeAuthEndpoints(token);
  if (check === 'connectivity') return probeConnectivity(token);
  const [connectivity, auth] = await Promise.all([probeConnectivity(token), probeAuthEndpoints(token)]);
  return [...connectivity, ...auth.filter(({ path }) => !connectivity.some((known) => known.path === path))];
}

/** Diagnostics for support and QA (spec 2 and 7), in English and without personal data. */
export function DebugPage() {
  const { host } = useRemotes();
  const { registry, history } = host;
  const { isAuthenticated, isLoading, user } = useAuth();
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const [checkResult, setCheckResult] = useState<CheckResult | null>(null);
  const [healthRequests, requestHealth] = useReducer((count: number) => count + 1, 0);
  const [running, setRunning] = useState<Check | null>(null);
  const [message, setMessage] = useState('');

  useEffect(() => {
    const timer = setInterval(refresh, REFRESH_MS);
    return () => clearInterval(timer);
  }, []);

  const run = async (check: Check) => {
    setRunning(check);
    setMessage('');
    setCheckResult({ check, results: await runCheck(check) });
    setRunning(null);
  };

  const flags = compatibilityFlags(readBrowserEnvironment());
  const authFacts: DebugFact[] = [
    { name: 'Signed in', value: isLoading ? 'finding out' : isAuthenticated ? 'yes' : 'no' },
    { name: 'Token', value: describeToken(tokenStore.read()) },
    { name: 'Profile loaded', value: user ? 'yes' : 'no' },
  ];

  const logState = () => {
    // oxlint-disable-next-line no-console -- writing to the console is what the button is for
    console.info('Verdant state', {
      device: deviceFacts(),
      network: networkFacts(),
      storage: storageFacts(),
      auth: authFacts,
      flags,
      checkResult,
    });
    setMessage('The state was written to the browser console.');
  };
  const clearStorage = () => {
    localStorage.clear();
    sessionStorage.clear();
    setMessage('Local and session storage are empty. Reload the page to start signed out.');
    refresh();
  };

  return (
    <div lang="en">
      <Page
        title="Debug"
        subtitle="Device, network and API diagnostics, without the token or anything personal."
        actions={
          <Button variant="secondary" size="sm" onClick={requestHealth}>
            Refresh
          </Button>
        }
      >
        <div className="v-cluster v-gap-3">
          {(['health', 'connectivity', 'auth'] as const).map((check) => (
            <Button key={check} size="sm" busy={running === check} onClick={() => void run(check)}>
              {checkTitles[check]}
            </Button>
          ))}
          <Button variant="secondary" size="sm" onClick={logState}>
            Log state
          </Button>
          <Button variant="secondary" size="sm" onClick={clearStorage}>
            Clear all local and session storage
          </Button>
        </div>
        <div role="status">{message && <Banner tone="info">{message}</Banner>}</div>
        {checkResult && <ProbeTable title={checkTitles[checkResult.check]} results={checkResult.results} />}
        <Panel title="Compatibility">
          {flags.length === 0 ? (
            <Badge tone="good">No problems found</Badge>
          ) : (
            <ul className="v-cluster v-gap-2">
              {flags.map((flag) => (
                <li key={flag}>
                  <Badge tone="warn">{flag}</Badge>
                </li>
              ))}
            </ul>
          )}
        </Panel>
        <Grid min="22rem">
          <ApiHealth requestCount={healthRequests} />
          <Facts title="Device" facts={deviceFacts()} />
          <Facts title="Network" facts={networkFacts()} />
          <Facts title="Storage" facts={storageFacts()} />
          <Facts title="Authentication" facts={authFacts} />
        </Grid>
        <Panel title="Remotes">
          <Table
            label="Table of remotes"
            heads={['Remote', 'Version', 'Entry loaded in', 'Source']}
            rows={remoteRows(registry.remotes).map(({ name, version, loaded, source }) => ({
              key: name,
              cells: [
                name,
                version,
                loaded,
                <span key="source" className={`${styles.source} v-muted v-anywhere`}>
                  {source}
                </span>,
              ],
            }))}
          />
        </Panel>
        <TabLoads history={history} />
      </Page>
    </div>
  );
}
