import styles from './openable-panel.module.css';

/** List of the most important figures with their names, side by side. */
export function FactList({ facts }: { facts: readonly { name: string; value: string }[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name} className={`${styles.fact} v-stack v-gap-1`}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
