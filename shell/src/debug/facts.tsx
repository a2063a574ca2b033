import { useEffect, useState } from 'react';
import { Panel } from '@verdant/shared/ui';
import type { DebugFact } from './device';
import { HEALTH_PATH, connectivityRule, CONNECTIVITY_TIMEOUT_MS, describeStatus, probeEndpoint } from './probe';
import type { ProbeResult } from './probe';
import styles from './debug-page.module.css';

export function Facts({ title, facts }: { title: string; facts: DebugFact[] }) {
  return (
    <Panel title={title}>
      <dl className={`${styles.facts} v-stack v-gap-3 v-sm`}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="v-muted">{name}</dt>
            <dd className="v-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
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
