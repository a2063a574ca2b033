import type { ReactNode } from 'react';
import styles from './figure-list.module.css';

export type Figure = { id: string; label: string; value: ReactNode };

/** Labelled figures in one row. On narrow screens, four figures form two rows of two, and two figures form one column. */
export function FigureList({ figures }: { figures: readonly Figure[] }) {
  return (
    <div className={styles.room}>
      <dl className={`${styles.figures} v-stack v-gap-3 v-column-4`} data-count={figures.length}>
        {figures.map(({ id, label, value }) => (
          <div key={id} className={styles.figure}>
            <dt className="v-muted v-xs">{label}</dt>
            <dd className={`${styles.value} v-inline v-center v-strong v-figures`}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
