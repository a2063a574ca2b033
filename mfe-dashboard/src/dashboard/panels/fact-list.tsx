import styles from './openable-panel.module.css';

export function FactList({ facts }: { facts: readonly { name: string; value: string }[] }) {
  return (
    <dl className={`${styles.facts} v-gap-3`}>
      {facts.map(({ name, value }) => (
        <div key={name} className={`${styles.fact} v-stack v-gap-1`}>
          <dt className="v-muted v-sm">{name}</dt>
          <dd className="v-lg v-strong v-figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
