import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { moneyCategories } from '@verdant/shared/contract';
import type { CorrectedMerchant, MoneyTransaction } from '@verdant/shared/contract';
import { useCategoryName } from '@verdant/shared/money';
import { Banner, Button, SelectField } from '@verdant/shared/ui';
import styles from './category-editor.module.css';
import { useAccountDataTexts } from './texts';
import { chosenCategory } from './use-category-correction';
import type { CategoryCorrection } from './use-category-correction';

/** The option that takes a user's choice of category back. */
const BY_THE_RULES = '';

type CategoryEditorProps = { transaction: MoneyTransaction; correction: CategoryCorrection };

/** The choice of a category for a merchant. It takes the focus when it opens; Escape closes it and not the dialog. */
export function CategoryEditor({ transaction, correction: { saving, save, close } }: CategoryEditorProps) {
  const t = useAccountDataTexts();
  const categoryName = useCategoryName();
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<string>(transaction.category);
  useEffect(() => form.current?.querySelector('select')?.focus(), []);

  const categories = moneyCategories.map((value) => ({ value, label: categoryName(value) }));
  const isChosen = chosenCategory(transaction) !== null;
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
          if (!saving.isPending) submit();
        }}
      >
        {saving.isError && <Banner>{t('correct.failed')}</Banner>}
        <SelectField
          label={t('correct.label', { merchant: transaction.merchant })}
          hint={t('correct.hint')}
          value={chosen}
          disabled={saving.isPending}
          options={isChosen ? [{ value: BY_THE_RULES, label: t('correct.rules') }, ...categories] : categories}
          onChange={({ target }) => setChosen(target.value)}
        />
        <div className={styles.buttons}>
          <Button type="submit" size="sm" busy={saving.isPending}>
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

type CategoryNoticeProps = Pick<CategoryCorrection, 'undoing' | 'undo'> & { saved: CorrectedMerchant };

/** The outcome of a correction, with a way back. It takes the focus, since the form that had it is gone. */
export function CategoryNotice({ saved, undoing, undo }: CategoryNoticeProps) {
  const t = useAccountDataTexts();
  const categoryName = useCategoryName();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [undoing.status]);
  const { merchant, category, transactions: count } = undoing.data ?? saved;
  const values = { merchant, category: categoryName(category), count };
  return (
    <div className={styles.notice} ref={box} tabIndex={-1}>
      {undoing.isError && <Banner>{t('correct.failed')}</Banner>}
      <span role="status">{t(undoing.isSuccess ? 'correct.undone' : 'correct.saved', values)}</span>
      {!undoing.isSuccess && (
        <Button
          variant="quiet"
          size="sm"
          busy={undoing.isPending}
          aria-label={t('correct.undoOf', values)}
          onClick={undo}
        >
          {t('correct.undo')}
        </Button>
      )}
    </div>
  );
}
