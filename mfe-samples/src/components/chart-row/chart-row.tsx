import type { ReactNode } from 'react';
import styles from './chart-row.module.css';

/** Two panels side by side, the first one wider; one above the other where there is little room. */
export function ChartRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
