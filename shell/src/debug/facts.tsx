import { Panel } from '@verdant/shared/ui';
import type { DebugFact } from './device';
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
