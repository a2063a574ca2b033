import type { ReactNode } from 'react';
import { useFormat } from '@verdant/shared/format';
import { classNames } from '@verdant/shared/ui';
import { useTexts } from '../../texts';
import shared from './openable-panel.module.css';
import { amountClass, type ListedTransaction } from './transactions-panel';

/** Table of transactions for a dialog. The children are `TransactionTableRow` elements. */
export function TransactionTable({ children }: { children: ReactNode }) {
  const t = useTexts();
  return (
    <table className={`${shared.table} v-full v-sm`}>
      <caption className="visually-hidden">{t('transactions.dialog')}</caption>
      <thead>
        <tr>
          <th scope="col" className={shared.wideOnly}>
            {t('transactions.date')}
          </th>
          <th scope="col">{t('transactions.description')}</th>
          <th scope="col" className={shared.wideOnly}>
            {t('transactions.category')}
          </th>
          <th scope="col" className={shared.number}>
            {t('transactions.amount')}
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** A transaction of the table. Date and category are below the name on narrow screens. */
export function TransactionTableRow(transaction: Omit<ListedTransaction, 'id'>) {
  const format = useFormat();
  const { name, category, date, amount } = transaction;
  return (
    <tr>
      <td className={classNames(shared.wideOnly, 'v-muted', 'v-nowrap')}>{format.date(date)}</td>
      <th scope="row">
        <span>{name}</span>
        <span className={`${shared.small} v-muted v-xs`}>{`${category}, ${format.date(date)}`}</span>
      </th>
      <td className={shared.wideOnly}>{category}</td>
      <td className={classNames(shared.number, amountClass(transaction))}>{amount}</td>
    </tr>
  );
}
