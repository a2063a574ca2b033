import type { ReactNode } from 'react';
import type { MetricName } from '@verdant/shared/contract';
import { Mark, metricShapes } from '@verdant/shared/dot-plot';
import styles from './pillar-name.module.css';

/** A name next to the shape of a pillar, which has the colour of the pillar. */
export function PillarName({ pillar, children }: { pillar: MetricName; children: ReactNode }) {
  return (
    <span className={styles.name}>
      <Mark shape={metricShapes[pillar]} />
      <span>{children}</span>
    </span>
  );
}
