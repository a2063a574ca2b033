import { ChevronDown } from 'lucide-react';
import { Fragment, useEffect, useRef } from 'react';
import type { MoneyTransaction } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { useCategoryName } from '@verdant/shared/money';
import { classNames } from '@verdant/shared/ui';
import { CategoryEditor } from './category-editor';
import { CategoryNotice } from './category-notice';
import { LikelyTransferQuestion, LostSplitNotice } from './row-questions';
import { useAccountDataTexts } from './texts';
import styles from './transaction-list.module.css';
import type { CategoryCorrection } from './use-category-correction';

function useFormatSignedAmount() {
  const { cents } = useFormat();
  return ({ amount_cents: amount, currency }: MoneyTransaction) =>
    `${amount > 0 ? '+' : ''}${cents(amount)}${currency === 'AUD' ? '' : ` ${currency}`}`;
}

type TransactionRowProps = {
  transaction: MoneyTransaction;
  account: string;
  correction: CategoryCorrection;
};

/** A transaction of a list. Its category button opens the bank's text, the category's reason, and the form to change it. */
export function TransactionRow({ transaction, account, correction }: TransactionRowProps) {
  const t = useAccountDataTexts();
  const categoryName = useCategoryName();
  const signedAmount = useFormatSignedAmount();
  const { cents } = useFormat();
  const { openId, open, saving, changedId } = correction;
  const { id, merchant, category, amount_cents: amount, reason, is_pending: isPending, note } = transaction;
  const { split, lost_split: lostSplit, tags } = transaction;
  const isOpen = openId === id;
  const saved = changedId === id ? saving.data : undefined;
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // Moves the focus back to the button only after a cancelled form. After a correction the notice takes the focus, and
    // the form of another row takes the focus when that form opens.
    if (wasOpen.current && openId === undefined && !saving.data) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, openId, saving.data]);

  const isTransfer = category === 'transfer';
  return (
    <li className={classNames(styles.row, isTransfer && styles.transfer, isOpen && styles.isOpen)}>
      <div className={`${styles.line} v-column-4 v-center`}>
        <span className={`${styles.name} v-strong v-anywhere`}>
          <span>{merchant}</span> {isPending && <span className="v-muted v-sm v-regular">{t('money.pending')}</span>}
          {split && !isOpen && (
            <span className={`v-muted v-sm v-regular v-pad-bottom-1 v-leading-13 ${styles.note}`}>
              {split.map((part) => `${categoryName(part.category)} ${cents(Math.abs(part.amount_cents))}`).join(', ')}
            </span>
          )}
          {note && !isOpen && (
            <span className={`v-muted v-sm v-regular v-pad-bottom-1 v-leading-13 ${styles.note}`}>{note}</span>
          )}
          {tags && !isOpen && (
            <span className="v-cluster v-gap-1 v-pad-bottom-1">
              <span className="visually-hidden">{t('tags.listed')}</span>{' '}
              {tags.map((tag) => (
                <Fragment key={tag}>
                  <span className={`${styles.tag} v-xs v-regular`}>{tag}</span>{' '}
                </Fragment>
              ))}
            </span>
          )}
        </span>
        <span className={`${styles.account} v-muted v-sm v-regular v-anywhere`}>{account}</span>
        <span className={classNames(styles.amount, 'v-figures v-nowrap v-end', amount > 0 && !isTransfer && 'v-good')}>
          {signedAmount(transaction)}
        </span>
        {isOpen ? (
          <CategoryEditor transaction={transaction} correction={correction} />
        ) : (
          <button
            ref={opener}
            type="button"
            className={`v-gap-1 v-center v-between v-sm v-inline-flex ${styles.category}`}
            aria-label={
              split
                ? t('split.openOf', { merchant })
                : t('correct.openOf', { category: categoryName(category), merchant })
            }
            onClick={() => open(id)}
          >
            <span>{split ? t('split.name') : categoryName(category)}</span>
            <ChevronDown size={16} aria-hidden="true" />
          </button>
        )}
      </div>
      {saved && <CategoryNotice saved={saved} {...correction} />}
      {!isOpen && !saved && lostSplit && <LostSplitNotice transaction={transaction} correction={correction} />}
      {!isOpen && !saved && reason.kind === 'likely_match' && (
        <LikelyTransferQuestion transaction={transaction} correction={correction} />
      )}
    </li>
  );
}

type SelectableRowProps = {
  transaction: MoneyTransaction;
  account: string;
  isSelected: boolean;
  onToggle: () => void;
};

/** A transaction in a list in which the user can select several. The whole row is the label of the checkbox. */
export function SelectableRow({ transaction, account, isSelected, onToggle }: SelectableRowProps) {
  const t = useAccountDataTexts();
  const categoryName = useCategoryName();
  const signedAmount = useFormatSignedAmount();
  const { merchant, category, split } = transaction;
  return (
    <li className={classNames(styles.row, isSelected && styles.isOpen)}>
      <label className={classNames(styles.line, 'v-column-4 v-center', `v-pointer ${styles.selectable}`)}>
        <span className={`${styles.name} v-strong v-anywhere`}>
          <input type="checkbox" checked={isSelected} onChange={onToggle} /> <span>{merchant}</span>
        </span>{' '}
        <span className={`${styles.account} v-muted v-sm v-regular v-anywhere`}>{account}</span>{' '}
        <span className={`${styles.amount} v-figures v-nowrap v-end`}>{signedAmount(transaction)}</span>{' '}
        <span className={`v-gap-1 v-center v-between v-sm v-inline-flex ${styles.category}`}>
          {split ? t('split.name') : categoryName(category)}
        </span>
      </label>
    </li>
  );
}
