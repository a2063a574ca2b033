import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import { useFormat } from '@verdant/shared/format';
import { classNames } from '@verdant/shared/ui';
import { useTexts } from '../../texts';
import styles from './panels.module.css';

const trends = {
  up: { Icon: ArrowUp, look: 'v-bad', text: 'spending.up' },
  down: { Icon: ArrowDown, look: 'v-good', text: 'spending.down' },
  stable: { Icon: Minus, look: 'v-muted', text: 'spending.stable' },
} as const;

type CategoryRow = {
  name: string;
  /** Formatted. */
  amount: string;
  /** Share of all spending, in percent, not rounded. */
  share: number;
  /** Change since the previous month, which either all rows or no rows have. */
  change?: { trend: keyof typeof trends; percent: number };
};

function Trend({ trend, percent }: NonNullable<CategoryRow['change']>) {
  const t = useTexts();
  const format = useFormat();
  const { Icon, look, text } = trends[trend];
  return (
    <span className={classNames(`v-inline-flex ${styles.trend}`, 'v-gap-1 v-center v-strong v-nowrap', look)}>
      <Icon size={16} aria-hidden="true" />
      <span>{t(text, { percent: format.percent(Math.abs(percent)) })}</span>
    </span>
  );
}

export function CategoryTable({ rows }: { rows: readonly CategoryRow[] }) {
  const t = useTexts();
  const format = useFormat();
  const hasTrends = rows.some(({ change }) => change);
  return (
    <table className={`${styles.table} v-table v-full v-sm`}>
      <caption className="visually-hidden">{t('spending.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('transactions.category')}</th>
          <th scope="col" className={`${styles.number} v-figures v-end v-nowrap`}>
            {t('transactions.amount')}
          </th>
          <th scope="col" className={classNames(styles.number, 'v-figures v-end v-nowrap', styles.wideOnly)}>
            {t('spending.share')}
          </th>
          {hasTrends && (
            <th scope="col" className={styles.after}>
              {t('spending.trend')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, amount, share, change }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className={`${styles.number} v-figures v-end v-nowrap`}>
              <span>{amount}</span>
              <span className={`${styles.small} v-muted v-xs`}>{format.percent(share)}</span>
            </td>
            <td className={classNames(styles.number, 'v-figures v-end v-nowrap', styles.wideOnly)}>
              {format.percent(share)}
            </td>
            {change && (
              <td className={styles.after}>
                <Trend {...change} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
