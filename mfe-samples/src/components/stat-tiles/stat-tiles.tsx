import type { LucideIcon } from 'lucide-react';
import { Card } from '@verdant/shared/ui';
import { IconTile } from '../icon-tile/icon-tile';
import styles from './stat-tiles.module.css';

export type Stat = {
  id: string;
  icon: LucideIcon;
  label: string;
  value: string;
  /** One short line that explains the value. */
  detail?: string;
};

/** The figures that sum a page up, side by side; two by two on small screens. */
export function StatTiles({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className={styles.tiles} data-count={stats.length}>
      {stats.map(({ id, icon, label, value, detail }) => (
        <Card key={id} className={styles.tile}>
          <dt className={styles.label}>
            <IconTile icon={icon} />
            {label}
          </dt>
          <dd className={styles.value}>{value}</dd>
          {detail && <dd className={styles.detail}>{detail}</dd>}
        </Card>
      ))}
    </dl>
  );
}
