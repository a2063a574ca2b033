import { useCategoryName } from '@verdant/shared/money';
import { classNames } from '@verdant/shared/ui';
import type { MoneyTransaction } from '@verdant/shared/contract';
import { useAccountDataTexts } from './texts';
import styles from './transaction-list.module.css';
import { useFormatSignedAmount } from './use-signed-amount';

type SelectableRowProps = {
  transaction: MoneyTransaction;
  /** Name of the account; empty while it is not known. */
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
      <label className={classNames(styles.line, 'v-column-4 v-center', styles.selectable)}>
        <span className={`${styles.name} v-strong v-anywhere`}>
          <input type="checkbox" checked={isSelected} onChange={onToggle} /> <span>{merchant}</span>
        </span>{' '}
        <span className={`${styles.account} v-muted v-sm v-regular v-anywhere`}>{account}</span>{' '}
        <span className={`${styles.amount} v-figures v-nowrap v-end`}>{signedAmount(transaction)}</span>{' '}
        <span className={`${styles.category} v-gap-1 v-center v-between v-sm`}>
          {split ? t('split.name') : categoryName(category)}
        </span>
      </label>
    </li>
  );
}
