import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { moneyCategories } from '@verdant/shared/contract';
import type { MoneyTransaction } from '@verdant/shared/contract';
import { useCategoryName } from '@verdant/shared/money';
import { Banner, Button, SelectField } from '@verdant/shared/ui';
import { useOwnTexts } from '../texts';
import styles from './correction.module.css';
import { ownCategory, type CorrectionControls } from './use-correction';

/** The option that takes a person's own category back. */
const BY_THE_RULES = '';

type CategoryFormProps = Pick<CorrectionControls, 'save' | 'close'> & {
  transaction: MoneyTransaction;
  isBusy: boolean;
  hasFailed: boolean;
};

/** The choice of a category for a merchant. It takes the focus when it opens; Escape closes it and not the dialog. */
export function CategoryForm({ transaction, isBusy, hasFailed, save, close }: CategoryFormProps) {
  const t = useOwnTexts();
  const categoryName = useCategoryName();
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<string>(transaction.category);
  useEffect(() => form.current?.querySelector('select')?.focus(), []);

  const categories = moneyCategories.map((value) => ({ value, label: categoryName(value) }));
  const isOwn = ownCategory(transaction) !== null;
  const submit = () => {
    const to = moneyCategories.find((category) => category === chosen) ?? null;
    if (to === transaction.category) close();
    else save(to);
  };

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };

  return (
    <div role="presentation" onKeyDown={closeOnEscape}>
      <form
        ref={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) submit();
        }}
      >
        {hasFailed && <Banner>{t('correct.failed')}</Banner>}
        <SelectField
          label={t('correct.label', { merchant: transaction.merchant })}
          hint={t('correct.hint')}
          value={chosen}
          disabled={isBusy}
          options={isOwn ? [{ value: BY_THE_RULES, label: t('correct.rules') }, ...categories] : categories}
          onChange={({ target }) => setChosen(target.value)}
        />
        <div className={styles.buttons}>
          <Button type="submit" size="sm" busy={isBusy}>
            {t('correct.save')}
          </Button>
          <Button variant="secondary" size="sm" onClick={close}>
            {t('correct.cancel')}
          </Button>
        </div>
      </form>
    </div>
  );
}
