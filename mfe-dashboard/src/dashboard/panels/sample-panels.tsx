import { lazyComponent } from '@verdant/shared/lazy';
import { DoughnutChart } from '@verdant/shared/charts';
import { useFormat } from '@verdant/shared/format';
import { useTexts } from '../../texts';
import { transactions, spending, sampleSpendingTotal } from '../samples/samples';
import { TransactionsPanel } from './transactions-panel';
import { OpenablePanel } from './openable-panel';

const TransactionDetails = lazyComponent(() =>
  import(/* webpackChunkName: "sample-details" */ './sample-details').then((details) => details.TransactionDetails),
);

/** Panel with the demonstration transactions (spec 2). */
export function SampleTransactionsPanel() {
  const t = useTexts();
  const listed = transactions.map(({ category, ...row }) => ({
    ...row,
    name: t(`transactions.${row.id}`),
    category: t(category),
    isIncome: row.amount.startsWith('+'),
  }));
  return <TransactionsPanel isSample transactions={listed} details={<TransactionDetails listed={listed} />} />;
}

const [largest] = spending;

const SpendingDetails = lazyComponent(() =>
  import(/* webpackChunkName: "sample-details" */ './sample-details').then((details) => details.SpendingDetails),
);

export function SampleSpendingPanel() {
  const t = useTexts();
  const format = useFormat();
  const caption = {
    top: t(largest.name),
    share: format.percent(largest.share),
    total: format.money(sampleSpendingTotal),
  };
  return (
    <OpenablePanel title={t('spending.title')} dialogTitle={t('spending.dialog')} details={<SpendingDetails />}>
      <DoughnutChart
        compact
        title={t('spending.title')}
        caption={t('spending.caption', caption)}
        labelTitle={t('transactions.category')}
        valueTitle={t('transactions.amount')}
        labels={spending.map(({ name }) => t(name))}
        values={spending.map(({ amount }) => amount)}
        formatValue={format.money}
        centre={{ value: format.money(sampleSpendingTotal), label: t('spending.perMonth') }}
      />
    </OpenablePanel>
  );
}
