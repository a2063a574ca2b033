import { useEffect, useState } from 'react';
import { Badge, Banner, Panel } from '@verdant/shared/ui';
import { Facts } from './facts';
import {
  describeStatus,
  HEALTH_PATH,
  connectivityRule,
  CONNECTIVITY_TIMEOUT_MS,
  probe,
  type ProbeResult,
} from './probe';
import styles from './debug-page.module.css';

/** The probed endpoints and their results; the texts for no working endpoint are those of spec 8. */
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
      <div className={styles.scroll} role="region" aria-label="Results by endpoint" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Endpoint</th>
              <th scope="col">Result</th>
              <th scope="col">Status</th>
              <th scope="col">Time</th>
              <th scope="col">Request</th>
            </tr>
          </thead>
          <tbody>
            {results.map((result) => (
              <tr key={result.path}>
                <th scope="row">{result.path}</th>
                <td>
                  <Badge tone={result.reachable ? 'good' : 'bad'}>
                    {result.reachable ? 'reachable' : 'not reachable'}
                  </Badge>
                </td>
                <td>{describeStatus(result)}</td>
                <td>{`${result.ms} ms`}</td>
                <td>{result.requestId ?? 'none'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

type Asked = ProbeResult & { at: Date };

/** Whether the API is healthy, checked when the page opens and whenever `asked` changes. */
export function ApiHealth({ asked }: { asked: number }) {
  const [result, setResult] = useState<Asked | null>(null);

  useEffect(() => {
    let current = true;
    const ask = async () => {
      const health = await probe(HEALTH_PATH, CONNECTIVITY_TIMEOUT_MS, connectivityRule, null);
      if (current) setResult({ ...health, at: new Date() });
    };
    void ask();
    return () => {
      current = false;
    };
  }, [asked]);

  const facts = result
    ? [
        { name: 'Result', value: result.reachable ? 'healthy' : 'not healthy' },
        { name: 'Answer', value: describeStatus(result) },
        { name: 'Answered in', value: `${result.ms} ms` },
        { name: 'Request', value: result.requestId ?? 'none' },
        { name: 'Asked at', value: result.at.toLocaleTimeString() },
      ]
    : [{ name: 'Result', value: 'finding out' }];
  return <Facts title="API health" facts={[...facts, { name: 'Address', value: HEALTH_PATH }]} />;
}
