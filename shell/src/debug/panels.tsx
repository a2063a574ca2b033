import { useEffect, useState } from 'react';
import { Badge, Banner, Panel } from '@verdant/shared/ui';
import { Table } from '../table/table';
import type { DebugFact } from './device';
import { HEALTH_PATH, connectivityRule, CONNECTIVITY_TIMEOUT_MS, describeStatus, probeEndpoint } from './probe';
import type { ProbeResult } from './probe';
import styles from './debug-page.module.css';

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

type Asked = ProbeResult & { at: Date };

/** Shows if the API is healthy. Checks again whenever `asked` changes. */
export function ApiHealth({ asked }: { asked: number }) {
  const [result, setResult] = useState<Asked | null>(null);

  useEffect(() => {
    let current = true;
    const ask = async () => {
      const health = await probeEndpoint(HEALTH_PATH, CONNECTIVITY_TIMEOUT_MS, connectivityRule, null);
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
