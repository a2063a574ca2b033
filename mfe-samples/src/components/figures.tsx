import type { ReactNode } from 'react';
import type { MetricName } from '@verdant/shared/contract';
import { classNames } from '@verdant/shared/ui';
import { PillarName } from './marks';
import styles from './figures.module.css';

type ChartRowProps = {
  /** Width of the second part: `wide` for a chart next to figures, `narrow` for a doughnut chart. */
  second?: 'wide' | 'medium' | 'narrow';
  children: ReactNode;
};

/** Two parts side by side; one above the other on narrow screens. */
export function ChartRow({ second = 'medium', children }: ChartRowProps) {
  return <div className={classNames(styles.chartRow, styles[second], 'v-stack v-gap-12')}>{children}</div>;
}

type Figure = { id: string; label: string; value: ReactNode };

/** Labelled figures in one row; on narrow screens, four figures form two rows and two form one column. */
export function FigureList({ figures }: { figures: readonly Figure[] }) {
  return (
    <div className="v-narrowing v-container">
      <dl className={`${styles.figures} v-stack v-gap-3 v-column-4`} data-count={figures.length}>
        {figures.map(({ id, label, value }) => (
          <div key={id} className="v-narrowing">
            <dt className="v-muted v-xs">{label}</dt>
            <dd className={`${styles.value} v-inline v-center v-strong v-figures`}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

type Stat = {
  id: string;
  label: string;
  value: string;
  detail?: string;
};

type LeadFiguresProps = {
  /** Figures, the first in large type and the others in rows below. */
  stats: readonly Stat[];
  pillar?: MetricName;
};

export function LeadFigures({ stats, pillar }: LeadFiguresProps) {
  return (
    <dl className="v-narrowing v-line-above v-pad-top-5 v-self-start">
      {stats.map(({ id, label, value, detail }, index) => (
        <div
          key={id}
          className={
            index === 0 ? styles.lead : `${styles.figureRow} v-sides v-gap-0 v-column-4 v-center v-line-above v-pad-4`
          }
        >
          <dt className={`${styles.label} v-strong`}>
            {pillar && index === 0 ? <PillarName pillar={pillar}>{label}</PillarName> : label}
          </dt>
          <dd className={`${styles.leadValue} v-figure v-anywhere`}>{value}</dd>
          {detail && <dd className={`${styles.detail} v-muted v-sm`}>{detail}</dd>}
        </div>
      ))}
    </dl>
  );
}
