import type { ReactNode } from 'react';
import styles from './figure-list.module.css';

export type Figure = { id: string; label: string; value: ReactNode };

/** Labelled figures in one row; four go two by two, and two go one below the other, where there is little room. */
export function FigureList({ figures }: { figures: readonly Figure[] }) {
  return (
    <div className={styles.room}>
      <dl className={styles.figures} data-count={figures.length}>
        {figures.map(({ id, label, value }) => (
          <div key={id} className={styles.figure}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
