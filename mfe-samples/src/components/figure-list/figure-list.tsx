import type { ReactNode } from 'react';
import styles from './figure-list.module.css';

export type Figure = { id: string; label: string; value: ReactNode };

/** Labelled figures side by side, `columns` of them in a row, half as many where there is little room. */
export function FigureList({ figures, columns = figures.length }: { figures: readonly Figure[]; columns?: number }) {
  return (
    <dl className={styles.figures} data-columns={columns}>
      {figures.map(({ id, label, value }) => (
        <div key={id} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
