import { lazyComponent } from '@verdant/shared/lazy';
import { useTexts } from '../../texts';
import { dollarsOf, transactions } from '../samples/transactions';
import { TransactionsPanel, type ListedTransaction } from './transactions-panel';

function useSampleTransactions(): ListedTransaction[] {
  const t = useTexts();
  return transactions.map(({ description, category, ...row }) => ({
    ...row,
    name: t(description),
    category: t(category),
    isIncome: dollarsOf(row.amount) > 0,
  }));
}

/** Loaded as a separate chunk, because few users open it. */
const TransactionDetails = lazyComponent(() =>
  import(/* webpackChunkName: "sample-details" */ './sample-details').then((details) => details.TransactionDetails),
);

/** The demonstration rows (spec 2). */
export function SampleTransactionsPanel() {
  const listed = useSampleTransactions();
  return <TransactionsPanel isSample transactions={listed} details={<TransactionDetails listed={listed} />} />;
}
