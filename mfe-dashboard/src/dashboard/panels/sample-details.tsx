import { useFormat } from '@verdant/shared/format';
import { useTexts } from '../../texts';
import { changeOf, shareOf, spending, spendingTotal, trendOf } from '../samples/spending';
import { demoAmount, totalsOf, transactions } from '../samples/transactions';
import { CategoryTable } from './category-table';
import { FactList } from './fact-list';
import { TransactionTable, TransactionTableRow } from './transaction-table';
import type { ListedTransaction } from './transactions-panel';

/** The demonstration rows as a table, with their sums. */
export function TransactionDetails({ listed }: { listed: readonly ListedTransaction[] }) {
  const t = useTexts();
  const { moneyIn, moneyOut, net } = totalsOf(transactions);
  return (
    <>
      <FactList
        facts={[
          { name: t('transactions.in'), value: demoAmount(moneyIn) },
          { name: t('transactions.out'), value: demoAmount(moneyOut) },
          { name: t('transactions.net'), value: demoAmount(net) },
        ]}
      />
      <TransactionTable>
        {listed.map(({ id, ...transaction }) => (
          <TransactionTableRow key={id} {...transaction} />
        ))}
      </TransactionTable>
    </>
  );
}

const [largest] = spending;
const [fastest] = spending.toSorted((a, b) => changeOf(b) - changeOf(a));

/** The sample categories as a table, with the most notable figures. */
export function SpendingDetails() {
  const t = useTexts();
  const format = useFormat();
  return (
    <>
      <FactList
        facts={[
          { name: t('spending.total'), value: format.money(spendingTotal) },
          {
            name: t('spending.largest'),
            value: largest
              ? t('spending.largestValue', { name: t(largest.name), share: format.percent(shareOf(largest.amount)) })
              : '-',
          },
          {
            name: t('spending.growing'),
            value: fastest
              ? t('spending.growingValue', { name: t(fastest.name), percent: format.percent(changeOf(fastest)) })
              : '-',
          },
        ]}
      />
      <CategoryTable
        rows={spending.map((category) => ({
          name: t(category.name),
          amount: format.money(category.amount),
          share: shareOf(category.amount),
          change: { trend: trendOf(category), percent: changeOf(category) },
        }))}
      />
    </>
  );
}
