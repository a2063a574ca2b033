import type { ReactNode } from 'react';
import { classNames } from '@verdant/shared/ui';
import styles from './chart-row.module.css';

type ChartRowProps = {
  /**
   * Width of the second part. `wide`: for a chart next to figures; `narrow`: a doughnut chart's legend is below the chart.
   */
  second?: 'wide' | 'medium' | 'narrow';
  children: ReactNode;
};

/** Two parts of a page side by side; one above the other on narrow screens. */
export function ChartRow({ second = 'medium', children }: ChartRowProps) {
  return <div className={classNames(styles.row, styles[second])}>{children}</div>;
}
