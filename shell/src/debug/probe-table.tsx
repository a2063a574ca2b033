import { Badge, Banner, Panel } from '@verdant/shared/ui';
import { describeStatus } from './probe';
import type { ProbeResult } from './probe';
import styles from './debug-page.module.css';

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
