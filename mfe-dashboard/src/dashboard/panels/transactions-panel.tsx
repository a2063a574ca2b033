import type { ReactNode } from 'react';
import { useFormat } from '@verdant/shared/format';
import { Link } from '@verdant/shared/router';
import { classNames } from '@verdant/shared/ui';
import { useTexts } from '../../texts';
import { OpenablePanel } from './openable-panel';
import styles from './panels.module.css';

export type ListedTransaction = {
  id: string;
  name: string;
  category: string;
  /** ISO date. */
  date: string;
  /** The date without its year, formatted for display; missing if the year has to be shown. */
  day?: string;
  /** Formatted amount with its sign. */
  amount: string;
  isIncome: boolean;
};

type TransactionsPanelProps = {
  transactions: readonly ListedTransaction[];
  details: ReactNode;
  isSample: boolean;
  children?: ReactNode;
};

export function TransactionsPanel({ transactions, details, isSample, children }: TransactionsPanelProps) {
  const t = useTexts();
  const { date: formatDate } = useFormat();
  return (
    <OpenablePanel
      isSample={isSample}
      title={t('transactions.title')}
      link={
        <Link
          to={isSample ? '/transactions' : '/money/transactions'}
          className={classNames('v-screen', 'v-sm v-strong v-link', isSample && 'v-above-3 v-self-start')}
        >
          {t('transactions.viewAll')}
        </Link>
      }
      dialogTitle={t('transactions.dialog')}
      details={details}
    >
      {children}
      <ul className={styles.list}>
        {transactions.map((transaction) => (
          <li
            key={transaction.id}
            className={`v-folding v-inline v-gap-3 v-baseline v-between v-leading-14 ${styles.row}`}
          >
            <span className="v-stack v-narrowing">
              <span className={`${styles.name} v-sm v-strong v-anywhere`}>{transaction.name}</span>
              <span className="v-muted v-xs">
                <span>{transaction.category}</span> <span aria-hidden="true">&middot;</span>{' '}
                <time dateTime={transaction.date}>{transaction.day ?? formatDate(transaction.date)}</time>
              </span>
            </span>
            <span className={classNames('v-sm v-figures v-nowrap', transaction.isIncome && 'v-good v-strong')}>
              {transaction.amount}
            </span>
          </li>
        ))}
      </ul>
    </OpenablePanel>
  );
}
