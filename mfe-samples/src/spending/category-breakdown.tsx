import { useFormat } from '@verdant/shared/format';
import { classNames, Panel } from '@verdant/shared/ui';
import { TrendMark } from '../components/trend-mark/trend-mark';
import { highestOf, sumOf } from '../figures/figures';
import { useTexts } from '../texts';
import styles from './category-breakdown.module.css';
import type { CategoryFigures } from './spending-figures';

type CategoryBreakdownProps = {
  categories: readonly CategoryFigures[];
  /** Formatted sum of all rows. */
  total: string;
};

/** A row a category in the colors of the doughnut, and the total that they add up to. */
export function CategoryBreakdown({ categories, total }: CategoryBreakdownProps) {
  const t = useTexts();
  const format = useFormat();
  const largest = highestOf(categories, ({ percent }) => percent).percent;
  return (
    <Panel
      title={t('spending.breakdown.title')}
      aside={<span className={styles.note}>{t('spending.breakdown.against')}</span>}
    >
      <ul>
        {categories.map(({ id, name, amount, percent, change }, place) => (
          <li key={id} className={styles.row}>
            <span className={styles.name}>{t(name)}</span>
            <span className={styles.amount}>{format.money(amount)}</span>
            <svg className={styles.bar} viewBox={`0 0 ${largest} 1`} preserveAspectRatio="none" aria-hidden="true">
              <rect width={percent} height="1" fill={`var(--chart-${place + 1})`} />
            </svg>
            <span className={styles.percent}>{format.percent(percent)}</span>
            <span className={styles.trend}>
              <TrendMark change={change} />
            </span>
          </li>
        ))}
      </ul>
      <p className={classNames(styles.row, styles.total)}>
        <span className={styles.name}>{t('common.total')}</span>
        <span className={styles.amount}>{total}</span>
        <span className={styles.percent}>{format.percent(sumOf(categories, ({ percent }) => percent))}</span>
      </p>
    </Panel>
  );
}
