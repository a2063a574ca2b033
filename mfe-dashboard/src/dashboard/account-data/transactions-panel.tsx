import type { MoneyTransaction } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { lazyComponent } from '@verdant/shared/lazy';
import { useCategoryName } from '@verdant/shared/money';
import { TransactionsPanel as Panel } from '../panels/transactions-panel';
import { useAccountDataTexts } from './texts';
import { useShortDayFormat } from './use-short-day';

const ON_PANEL = 5;

const TransactionList = lazyComponent(() =>
  import(/* webpackChunkName: "transaction-list" */ './transaction-list').then((list) => list.TransactionList),
);

/** Panel with the latest transactions. Its dialog explains each transaction's category and lets the user correct it. */
export function TransactionsPanel({ transactions }: { transactions: readonly MoneyTransaction[] }) {
  const t = useAccountDataTexts();
  const { cents } = useFormat();
  const categoryName = useCategoryName();
  const shortDay = useShortDayFormat();
  return (
    <Panel
      isSample={false}
      transactions={transactions.slice(0, ON_PANEL).map(({ id, merchant, category, split, date, amount_cents }) => ({
        id,
        name: merchant,
        category: split ? t('split.name') : categoryName(category),
        date,
        day: shortDay(date),
        amount: cents(amount_cents),
        isIncome: amount_cents > 0 && category !== 'transfer',
      }))}
      details={<TransactionList transactions={transactions} heading="h3" />}
    >
      {transactions.length === 0 && <p>{t('money.none')}</p>}
    </Panel>
  );
}
