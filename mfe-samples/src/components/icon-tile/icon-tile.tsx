import type { LucideIcon } from 'lucide-react';
import styles from './icon-tile.module.css';

/** An icon on a soft square; decoration beside a text with the same meaning. */
export function IconTile({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <span className={styles.tile} aria-hidden="true">
      <Icon size={20} />
    </span>
  );
}
