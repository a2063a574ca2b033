import { useEffect, useRef } from 'react';
import type { MoneyTransaction } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { useCategoryName } from '@verdant/shared/money';
import { TransactionTableRow } from '../panels/transaction-table';
import { CategoryEditor, CategoryNotice } from './category-editor';
import styles from './category-editor.module.css';
import { LikelyTransfer } from './likely-transfer';
import { useAccountDataTexts } from './texts';
import { useCategoryCorrection } from './use-category-correction';

/** All columns of the table. */
const COLUMNS = 4;

/** A transaction of a linked bank: why it has its category, and the control that corrects it. */
export function TransactionRow({ transaction }: { transaction: MoneyTransaction }) {
  const t = useAccountDataTexts();
  const { cents, date: formatDate } = useFormat();
  const categoryName = useCategoryName();
  const correction = useCategoryCorrection(transaction);
  const { isOpen, open, close, saving } = correction;
  const isClosed = !isOpen && !saving.data;
  const opener = useRef<HTMLButtonElement>(null);
  const wasClosed = useRef(true);
  useEffect(() => {
    if (isClosed && !wasClosed.current) opener.current?.focus();
    wasClosed.current = isClosed;
  }, [isClosed]);

  const { merchant, category, date, amount_cents: amount, reason, is_pending: isPending } = transaction;
  return (
    <>
      <TransactionTableRow
        name={merchant}
        category={categoryName(category)}
        date={date}
        amount={cents(amount)}
        isIncome={amount > 0}
        // The merchant is the name of the row.
        reason={reason.kind === 'merchant' ? undefined : t(`reason.${reason.kind}`, { value: reason.value })}
        note={isPending ? t('money.pending') : undefined}
        control={
          <button
            ref={opener}
            type="button"
            className={styles.open}
            aria-expanded={isOpen}
            aria-label={t('correct.openOf', { merchant, date: formatDate(date) })}
            onClick={isOpen ? close : open}
          >
            {t('correct.open')}
          </button>
        }
      />
      {isClosed && reason.kind === 'likely_match' && (
        <tr>
          <td colSpan={COLUMNS}>
            <LikelyTransfer transaction={transaction} correction={correction} />
          </td>
        </tr>
      )}
      {!isClosed && (
        <tr>
          <td colSpan={COLUMNS}>
            {saving.data ? (
              <CategoryNotice saved={saving.data} {...correction} />
            ) : (
              <CategoryEditor transaction={transaction} correction={correction} />
            )}
          </td>
        </tr>
      )}
    </>
  );
}
