import { lazyComponent } from '@verdant/shared/lazy';
import { useTexts } from '../../texts';
import { dollarsOf, transactions } from '../samples/transactions';
import { EntryList, type Entry } from './entry-list';
import { EntriesPanel } from './entries-panel';

function useSampleEntries(): Entry[] {
  const t = useTexts();
  return transactions.map(({ description, category, ...row }) => ({
    ...row,
    name: t(description),
    category: t(category),
    isIncome: dollarsOf(row.amount) > 0,
  }));
}

/** Opened by few: a chunk that the page does not wait for. */
const TransactionDetails = lazyComponent(() =>
  import(/* webpackChunkName: "sample-details" */ './sample-details').then((details) => details.TransactionDetails),
);

/** The demonstration rows (spec 2). */
export function TransactionsPanel() {
  const entries = useSampleEntries();
  return (
    <EntriesPanel isSample details={<TransactionDetails entries={entries} />}>
      <EntryList entries={entries} />
    </EntriesPanel>
  );
}
