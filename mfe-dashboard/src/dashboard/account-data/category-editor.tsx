import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { callApi, MAX_NOTE, moneyCategories, moneyCorrectionCalls } from '@verdant/shared/contract';
import type { MoneyTransaction } from '@verdant/shared/contract';
import { useCategoryName } from '@verdant/shared/money';
import { useQuery } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';
import { Banner, Button, Checkbox } from '@verdant/shared/ui';
import styles from './category-editor.module.css';
import { useAccountDataTexts } from './texts';
import { chosenCategory } from './use-category-correction';
import type { CategoryCorrection } from './use-category-correction';

/** The option that takes a user's choice of category back. */
const BY_THE_RULES = '';

/** Fetches how many transactions a correction of the merchant changes; undefined until then. */
function useMerchantCount({ id }: MoneyTransaction): number | undefined {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['account-data', 'merchant', id],
    queryFn: async ({ signal }) => callApi(api, moneyCorrectionCalls.merchant, { params: { id }, signal }),
  });
  return data?.transactions;
}

/** The bank's own text, and the reason for the category. */
function About({ transaction: { merchant, description, reason } }: { transaction: MoneyTransaction }) {
  const t = useAccountDataTexts();
  return (
    <p className={styles.about}>
      {description !== merchant && <span>{t('list.bankWords', { description })}</span>}{' '}
      {reason.kind !== 'merchant' && <span>{t(`reason.${reason.kind}`, { value: reason.value })}</span>}
    </p>
  );
}

type CategoryEditorProps = { transaction: MoneyTransaction; correction: CategoryCorrection };

/**
 * The choice of a category for a transaction or its merchant, and the note about the transaction. It takes the focus when it opens; Escape closes it and not the dialog. The
 * select is in the column of the categories, the rest of the form below the row.
 */
export function CategoryEditor({ transaction, correction: { saving, save, close } }: CategoryEditorProps) {
  const t = useAccountDataTexts();
  const categoryName = useCategoryName();
  const form = useId();
  const select = useRef<HTMLSelectElement>(null);
  const { merchant, category, only_this: hasOwn = false } = transaction;
  const [chosen, setChosen] = useState<string>(category);
  const [isAll, setAll] = useState(!hasOwn);
  const [note, setNote] = useState(transaction.note ?? '');
  const count = useMerchantCount(transaction);
  useEffect(() => select.current?.focus(), []);

  const canTakeBack = chosenCategory(transaction) !== null && (isAll || hasOwn);
  const changeScope = (all: boolean) => {
    setAll(all);
    if (!all && !hasOwn && chosen === BY_THE_RULES) setChosen(category);
  };
  const submit = () => {
    const wanted = moneyCategories.find((known) => known === chosen) ?? null;
    const isSameCategory = wanted === category && hasOwn !== isAll;
    const isSameNote = note.trim() === (transaction.note ?? '');
    if (isSameCategory && isSameNote) {
      close();
      return;
    }
    save({
      transaction,
      correction: isSameCategory ? undefined : { category: wanted, isOnlyThis: !isAll },
      note: isSameNote ? undefined : note,
    });
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };

  return (
    <div role="presentation" className={styles.editor} onKeyDown={closeOnEscape}>
      <select
        ref={select}
        form={form}
        className={styles.select}
        aria-label={t('correct.label', { merchant })}
        value={chosen}
        disabled={saving.isPending}
        onChange={({ target }) => setChosen(target.value)}
      >
        {canTakeBack && <option value={BY_THE_RULES}>{t('correct.rules')}</option>}
        {moneyCategories.map((value) => (
          <option key={value} value={value}>
            {categoryName(value)}
          </option>
        ))}
      </select>
      <form
        id={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!saving.isPending) submit();
        }}
      >
        {saving.isError && <Banner>{t('correct.failed')}</Banner>}
        <About transaction={transaction} />
        <Checkbox
          label={count === undefined ? t('correct.all') : t('correct.allOf', { count })}
          checked={isAll}
          disabled={saving.isPending}
          onChange={({ target }) => changeScope(target.checked)}
        />
        <label className={styles.note}>
          <span>{t('list.note')}</span>
          <input
            value={note}
            maxLength={MAX_NOTE}
            readOnly={saving.isPending}
            onChange={({ target }) => setNote(target.value)}
          />
        </label>
        <div className={styles.buttons}>
          <Button type="submit" size="sm" busy={saving.isPending}>
            {t('correct.save')}
          </Button>
          <Button variant="quiet" size="sm" onClick={close}>
            {t('correct.cancel')}
          </Button>
        </div>
      </form>
    </div>
  );
}
