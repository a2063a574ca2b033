import type { ReactNode } from 'react';
import { classNames } from '@verdant/shared/ui';
import styles from './chart-row.module.css';

type ChartRowProps = {
  /** How wide the second panel is: `narrow` puts the legend of a ring under it. */
  second?: 'medium' | 'narrow';
  children: ReactNode;
};

/** Two panels side by side, the first one wider; one above the other where there is little room. */
export function ChartRow({ second = 'medium', children }: ChartRowProps) {
  return <div className={classNames(styles.row, styles[second])}>{children}</div>;
}
