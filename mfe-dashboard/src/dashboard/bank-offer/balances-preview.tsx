import styles from './bank-offer.module.css';

const rows = ['a', 'b', 'c'];

/** Placeholder accounts behind the blur; without figures, so that no user mistakes them for their own. */
export function BalancesPreview() {
  return (
    <div className={`${styles.preview} v-stack v-gap-2`} aria-hidden="true">
      {rows.map((row) => (
        <div key={row} className={styles.previewRow} />
      ))}
    </div>
  );
}
