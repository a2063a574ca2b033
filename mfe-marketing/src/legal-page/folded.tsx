import type { ReactNode } from 'react';
import styles from './legal-page.module.css';

/** A part for those who want to know it exactly. An anchor in it unfolds it. */
export function Folded({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <details id={id} className={styles.details}>
      <summary>
        <h3>{title}</h3>
      </summary>
      <div className={styles.folded}>{children}</div>
    </details>
  );
}
