import type { MetricName } from '@verdant/shared/contract';
import { PillarName } from '../pillar-name/pillar-name';
import styles from './lead-figures.module.css';

type Stat = {
  id: string;
  label: string;
  value: string;
  /** One short line that explains the value. */
  detail?: string;
};

type LeadFiguresProps = {
  /** Figures of the page. The first figure is large, and the others are rows below it. */
  stats: readonly Stat[];
  /** The pillar that the page is about. */
  pillar?: MetricName;
};

/** The figures that summarise a page: one large figure, and rows with the other figures. */
export function LeadFigures({ stats, pillar }: LeadFiguresProps) {
  return (
    <dl className={styles.figures}>
      {stats.map(({ id, label, value, detail }, place) => (
        <div
          key={id}
          className={place === 0 ? styles.lead : `${styles.row} v-sides v-gap-0 v-column-4 v-center v-line-above`}
        >
          <dt className={styles.label}>
            {pillar && place === 0 ? <PillarName pillar={pillar}>{label}</PillarName> : label}
          </dt>
          <dd className={styles.value}>{value}</dd>
          {detail && <dd className={`${styles.detail} v-muted v-sm`}>{detail}</dd>}
        </div>
      ))}
    </dl>
  );
}
