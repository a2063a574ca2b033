import { useFormat } from '@verdant/shared/format';
import { classNames } from '@verdant/shared/ui';
import { FactList } from '../../section/section';
import { useTexts } from '../../texts';
import { sampleSpendingTotal, spending, transactionTotals } from '../samples/samples';
import { CategoryTable } from './category-table';
import styles from './panels.module.css';
import type { ListedTransaction } from './transactions-panel';

export function TransactionDetails({ listed }: { listed: readonly ListedTransaction[] }) {
  const t = useTexts();
  const format = useFormat();
  const { moneyIn, moneyOut, net } = transactionTotals;
  return (
    <>
      <FactList
        facts={[
          { name: t('transactions.in'), value: moneyIn },
          { name: t('transactions.out'), value: moneyOut },
          { name: t('transactions.net'), value: net },
        ]}
      />
      <table className={`${styles.table} v-table v-full v-sm`}>
        <caption className="visually-hidden">{t('transactions.dialog')}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.wideOnly}>
              {t('transactions.date')}
            </th>
            <th scope="col">{t('transactions.description')}</th>
            <th scope="col" className={styles.wideOnly}>
              {t('transactions.category')}
            </th>
            <th scope="col" className={`${styles.number} v-figures v-end v-nowrap`}>
              {t('transactions.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {listed.map(({ id, name, category, date, amount, isIncome }) => (
            <tr key={id}>
              <td className={classNames(styles.wideOnly, 'v-muted', 'v-nowrap')}>{format.date(date)}</td>
              <th scope="row">
                <span>{name}</span>
                <span className={`${styles.small} v-muted v-xs`}>{`${category}, ${format.date(date)}`}</span>
              </th>
              <td className={styles.wideOnly}>{category}</td>
              <td className={classNames(styles.number, 'v-figures v-end v-nowrap', isIncome && 'v-good v-strong')}>
                {amount}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const [largest, fastest] = spending;

export function SpendingDetails() {
  const t = useTexts();
  const format = useFormat();
  return (
    <>
      <FactList
        facts={[
          { name: t('spending.total'), value: format.money(sampleSpendingTotal) },
          {
            name: t('spending.largest'),
            value: t('spending.largestValue', { name: t(largest.name), share: format.percent(largest.share) }),
          },
          {
            name: t('spending.growing'),
            value: t('spending.growingValue', { name: t(fastest.name), percent: format.percent(fastest.percent) }),
          },
        ]}
      />
      <CategoryTable
        rows={spending.map(({ name, amount, share, ...change }) => ({
          name: t(name),
          amount: format.money(amount),
          share,
          change,
        }))}
      />
    </>
  );
}
