import type { MoneyTransaction } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { useCategoryName } from '@verdant/shared/money';
import { EntriesPanel } from '../panels/entries-panel';
import { EntryList } from '../panels/entry-list';
import { EntryTable } from '../panels/entry-table';
import { OwnTransaction } from './own-transaction';
import { toEntry } from './to-entry';
import { useOwnTexts } from './texts';

const ON_PANEL = 5;

/** The latest transactions of linked banks. The dialog says why each has its category, and lets a person correct it. */
export function OwnTransactions({ transactions }: { transactions: readonly MoneyTransaction[] }) {
  const t = useOwnTexts();
  const format = useFormat();
  const categoryName = useCategoryName();
  return (
    <EntriesPanel
      isSample={false}
      details={
        <EntryTable>
          {transactions.map((transaction) => (
            <OwnTransaction key={transaction.id} transaction={transaction} />
          ))}
        </EntryTable>
      }
    >
      {transactions.length === 0 && <p>{t('money.none')}</p>}
      <EntryList entries={transactions.slice(0, ON_PANEL).map((one) => toEntry(one, categoryName, format))} />
    </EntriesPanel>
  );
}
