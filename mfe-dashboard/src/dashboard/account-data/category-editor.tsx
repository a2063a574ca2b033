import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useCall } from '@verdant/shared/calls';
import { MAX_NOTE, moneyCategories, moneyCorrectionCalls } from '@verdant/shared/contract';
import type { MoneyTransaction } from '@verdant/shared/contract';
import { useCategoryName } from '@verdant/shared/money';
import { lazyComponent } from '@verdant/shared/lazy';
import { Banner, Button, Checkbox } from '@verdant/shared/ui';
import styles from './category-editor.module.css';
import { useAccountDataTexts } from './texts';
import { userChosenCategory } from './use-category-correction';
import type { CategoryCorrection } from './use-category-correction';
import { useDetailsDraft } from './use-details-draft';
import type { DetailsDraft } from './use-details-draft';

/** The editors of splits and of tags are loaded on first use, because few users split a payment or add a tag. */
const SplitEditor = lazyComponent(
  () => import(/* webpackChunkName: "split-editor" */ './split/split-editor').then((split) => split.SplitEditor),
  ({ children }) => (
    <div className={`v-cluster v-gap-2 v-column-5 v-center v-sm v-across ${styles.form}`}>{children}</div>
  ),
);
const TagEditor = lazyComponent(() =>
  import(/* webpackChunkName: "tag-editor" */ './tags/tag-editor').then((tags) => tags.TagEditor),
);
/** Minimum amount of a payment that can be split, in cents: one cent for each of two parts. */
const LEAST_SPLIT_CENTS = 2;

/** Value of the option that removes the user's choice of category, so that the rules apply again. */
const BY_THE_RULES = '';

/** Fetches the number of transactions that a correction of the merchant changes; undefined while loading. */
function useMerchantCount({ id, split }: MoneyTransaction): number | undefined {
  const queryKey = ['account-data', 'merchant', id];
  const { data } = useCall(moneyCorrectionCalls.merchant, { params: { id } }, queryKey, {
    enabled: split === undefined,
  });
  return data?.transactions;
}

/** The bank's text for the transaction and, unless the payment is split, the reason for its category. */
function TransactionDetails({
  transaction: { merchant, description, reason, split },
}: {
  transaction: MoneyTransaction;
}) {
  const t = useAccountDataTexts();
  return (
    <p className="v-muted v-own-line">
      {description !== merchant && <span>{t('list.bankWords', { description })}</span>}{' '}
      {!split && reason.kind !== 'merchant' && <span>{t(`reason.${reason.kind}`, { value: reason.value })}</span>}
    </p>
  );
}

type CategoryEditorProps = { transaction: MoneyTransaction; correction: CategoryCorrection };

/** Edits a transaction's details or the parts of a split. Escape closes only the editor, not the surrounding dialog. */
export function CategoryEditor({ transaction, correction }: CategoryEditorProps) {
  const [isSplitting, setSplitting] = useState(transaction.lost_split !== undefined);
  const draft = useDetailsDraft(transaction);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    correction.close();
  };
  return (
    <div role="presentation" className={styles.editor} onKeyDown={closeOnEscape}>
      {isSplitting ? (
        <SplitEditor transaction={transaction} correction={correction} changes={draft.changes} />
      ) : (
        <DetailsForm
          transaction={transaction}
          correction={correction}
          draft={draft}
          onSplit={() => setSplitting(true)}
        />
      )}
    </div>
  );
}

const takeFocus = (control: HTMLElement | null) => control?.focus();

type DetailsFormProps = CategoryEditorProps & {
  draft: DetailsDraft;
  onSplit: () => void;
};

function DetailsForm({ transaction, correction, draft, onSplit }: DetailsFormProps) {
  const { saving, save, close } = correction;
  const t = useAccountDataTexts();
  const categoryName = useCategoryName();
  const form = useId();
  const { merchant, category, only_this: hasOwn = false, split, amount_cents: amount } = transaction;
  const isSplit = split !== undefined;
  const [chosen, setChosen] = useState<string>(category);
  const [isAll, setAll] = useState(!hasOwn);
  const [isTagging, setTagging] = useState(false);
  const hasTags = isTagging || draft.tags.length > 0 || (transaction.tags ?? []).length > 0;
  const count = useMerchantCount(transaction);

  const canTakeBack = userChosenCategory(transaction) !== null && (isAll || hasOwn);
  const changeScope = (all: boolean) => {
    setAll(all);
    if (!all && !hasOwn && chosen === BY_THE_RULES) setChosen(category);
  };
  const submit = () => {
    const newCategory = moneyCategories.find((moneyCategory) => moneyCategory === chosen) ?? null;
    const isSameCategory = isSplit || (newCategory === category && hasOwn !== isAll);
    if (isSameCategory && Object.keys(draft.changes).length === 0) {
      close();
      return;
    }
    save({
      transaction,
      correction: isSameCategory ? undefined : { category: newCategory, isOnlyThis: !isAll },
      ...draft.changes,
    });
  };

  return (
    <>
      {!isSplit && (
        <select
          ref={takeFocus}
          form={form}
          className={`v-input v-full v-pointer v-sm v-across ${styles.select}`}
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
      )}
      <form
        id={form}
        className={`v-cluster v-gap-2 v-column-5 v-center v-sm v-across ${styles.form}`}
        onSubmit={(event) => {
          event.preventDefault();
          if (!saving.isPending) submit();
        }}
      >
        {saving.isError && <Banner>{t('correct.failed')}</Banner>}
        <TransactionDetails transaction={transaction} />
        {!isSplit && (
          <Checkbox
            label={count === undefined ? t('correct.all') : t('correct.allOf', { count })}
            checked={isAll}
            disabled={saving.isPending}
            onChange={({ target }) => changeScope(target.checked)}
          />
        )}
        <label className={`${styles.note} v-inline v-gap-3 v-center v-narrowing`}>
          <span>{t('list.note')}</span>
          <input
            className="v-input"
            ref={isSplit ? takeFocus : undefined}
            value={draft.note}
            maxLength={MAX_NOTE}
            readOnly={saving.isPending}
            onChange={({ target }) => draft.setNote(target.value)}
          />
        </label>
        {hasTags && <TagEditor draft={draft} takesFocus={isTagging} />}
        <div className={`${styles.buttons} v-cluster v-gap-2 v-center`}>
          <Button type="submit" size="sm" busy={saving.isPending}>
            {t('correct.save')}
          </Button>
          {Math.abs(amount) >= LEAST_SPLIT_CENTS && (
            <Button variant="secondary" size="sm" onClick={onSplit}>
              {t(isSplit ? 'split.change' : 'split.start')}
            </Button>
          )}
          {!hasTags && (
            <Button variant="secondary" size="sm" onClick={() => setTagging(true)}>
              {t('tags.start')}
            </Button>
          )}
          <Button variant="quiet" size="sm" onClick={close}>
            {t('correct.cancel')}
          </Button>
        </div>
      </form>
    </>
  );
}
