import { useFormat } from '@verdant/shared/format';
import { Link } from '@verdant/shared/router';
import { classNames, Panel } from '@verdant/shared/ui';
import { TrendMark } from '../components/marks';
import type { FigureChange } from '../figures/figures';
import { highestOf, sumOf } from '../figures/figures';
import { useTexts } from '../texts';
import styles from './category-breakdown.module.css';

type BreakdownRow = {
  id: string;
  name: string;
  amount: string;
  percent: number;
  /** Change since the month before; undefined without data of that month. */
  change?: FigureChange | undefined;
  to?: string;
};

type CategoryBreakdownProps = {
  note: string;
  rows: readonly BreakdownRow[];
  total: string;
};

/** Number of chart colors; parts of a chart beyond this number repeat the colors. */
const COLORS = 8;

/** List of categories with bars in the colors of the doughnut chart. */
export function CategoryBreakdown({ note, rows, total }: CategoryBreakdownProps) {
  const t = useTexts();
  const format = useFormat();
  const hasTrends = rows.some(({ change }) => change !== undefined);
  const row = classNames(styles.row, !hasTrends && styles.plain, 'v-gap-1 v-column-3 v-center v-line-above');
  const largest = highestOf(rows, ({ percent }) => percent).percent;
  return (
    <Panel title={t('spending.breakdown.title')} aside={<span className="v-muted">{note}</span>}>
      <ul>
        {rows.map(({ id, name, amount, percent, change, to }, index) => (
          <li key={id} className={row}>
            <span className={styles.name}>
              {to === undefined ? (
                name
              ) : (
                <Link to={to} className="v-link v-target">
                  {name}
                </Link>
              )}
            </span>
            <span className={`${styles.amount} v-strong v-figures v-end`}>{amount}</span>
            <svg className={styles.bar} viewBox={`0 0 ${largest} 1`} preserveAspectRatio="none" aria-hidden="true">
              <rect width={percent} height="1" fill={`var(--chart-${(index % COLORS) + 1})`} />
            </svg>
            <span className={`${styles.percent} v-muted v-sm v-figures v-end`}>{format.percent(percent)}</span>
            {hasTrends && <span className={`v-inline ${styles.trend}`}>{change && <TrendMark change={change} />}</span>}
          </li>
        ))}
      </ul>
      <p className={row}>
        <span className={`${styles.name} v-strong`}>{t('common.total')}</span>
        <span className={`${styles.amount} v-strong v-figures v-end`}>{total}</span>
        <span className={`${styles.percent} v-muted v-sm v-figures v-end`}>
          {format.percent(sumOf(rows, ({ percent }) => percent))}
        </span>
      </p>
    </Panel>
  );
}
