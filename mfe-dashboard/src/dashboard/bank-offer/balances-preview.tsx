import styles from './bank-offer.module.css';

const rows = ['62%', '45%', '72%', '54%', '38%', '66%'];

/** Placeholder accounts behind the blur; without figures, so that nobody mistakes them for their own. */
export function BalancesPreview() {
  return (
    <div className={styles.preview} aria-hidden="true">
      <div className={styles.previewTotal} />
      {rows.map((width) => (
        <div key={width} className={styles.previewRow}>
          <div className={styles.previewDot} />
          <div className={styles.previewBar} style={{ width }} />
          <div className={styles.previewAmount} />
        </div>
      ))}
    </div>
  );
}
