import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { ApiError } from '@verdant/shared/api';
import { callApi, MAX_TAG, moneyCategories, moneyCorrectionCalls } from '@verdant/shared/contract';
import type { MoneyTransaction, TransactionChange } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { useCategoryName } from '@verdant/shared/money';
import { useMutation, useQueryClient } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';
import { Banner, Button } from '@verdant/shared/ui';
import styles from '../transactions.module.css';
import { useSelectionTexts } from './texts';
import type { Selection } from './use-selection';

type Change = {
  changes: readonly TransactionChange[];
  isUndo?: boolean;
  /** True if a changed category does not apply to some selected payments, because these payments are split. */
  keepsSplit?: boolean;
};

const sumOf = (transactions: readonly MoneyTransaction[]) =>
  transactions.every(({ currency }) => currency === 'AUD')
    ? transactions.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
    : undefined;

type SelectionBarProps = { selected: readonly MoneyTransaction[]; selection: Selection; onDone: () => void };

export function SelectionBar({ selected, selection, onDone }: SelectionBarProps) {
  const t = useSelectionTexts();
  const { cents, number } = useFormat();
  const categoryName = useCategoryName();
  const api = useApi();
  const client = useQueryClient();
  const changing = useMutation({
    mutationFn: async ({ changes }: Change) =>
      callApi(api, moneyCorrectionCalls.change, { body: { changes: [...changes] } }),
    onSuccess: () => void client.invalidateQueries({ queryKey: ['account-data'] }),
  });
  const [category, setCategory] = useState<string>('groceries');
  const [tag, setTag] = useState('');
  const ids = selected.map(({ id }) => id);
  const sum = sumOf(selected);
  const count = number(selected.length);
  const { data: changed, variables } = changing;

  const change = (event: SyntheticEvent, changes: Omit<TransactionChange, 'ids'>) => {
    event.preventDefault();
    if (ids.length === 0 || changing.isPending) return;
    const keepsSplit = changes.category !== undefined && selected.some(({ split }) => split !== undefined);
    changing.mutate({ changes: [{ ids, ...changes }], keepsSplit });
  };
  const outcome = () => {
    if (!changed) return '';
    const values = { count: number(changed.changed) };
    if (variables.isUndo) return t('select.undone', values);
    return [t('select.changed', values), ...(variables.keepsSplit ? [t('select.split')] : [])].join(' ');
  };
  const isFull = changing.error instanceof ApiError && changing.error.status === 409;
  const selectedText =
    sum === undefined ? t('select.count', { count }) : t('select.countSum', { count, sum: cents(sum) });
  return (
    <section className={`${styles.bar} v-stack v-gap-2 v-full v-sm`} aria-label={t('select.title')}>
      {changing.isError && <Banner>{t(isFull ? 'select.full' : 'select.failed')}</Banner>}
      <div className="v-cluster v-gap-2 v-center v-between v-figures">
        <span role="status">{ids.length === 0 ? t('select.none') : selectedText}</span>
        <span className={`${styles.end} v-cluster v-gap-2 v-center`}>
          <Button variant="quiet" size="sm" onClick={selection.selectAll}>
            {t('select.all')}
          </Button>
          <Button variant="secondary" size="sm" onClick={onDone}>
            {t('select.done')}
          </Button>
        </span>
      </div>
      <div className="v-cluster v-gap-2 v-center v-between v-figures">
        <form
          className={`${styles.change} v-inline v-gap-2 v-center`}
          onSubmit={(event) =>
            change(event, { category: moneyCategories.find((moneyCategory) => moneyCategory === category) ?? null })
          }
        >
          <select
            className="v-input"
            aria-label={t('select.category')}
            value={category}
            onChange={({ target }) => setCategory(target.value)}
          >
            {moneyCategories.map((value) => (
              <option key={value} value={value}>
                {categoryName(value)}
              </option>
            ))}
          </select>
          <Button type="submit" size="sm" variant="secondary" disabled={ids.length === 0} busy={changing.isPending}>
            {t('select.setCategory')}
          </Button>
        </form>
        <form
          className={`${styles.change} v-inline v-gap-2 v-center`}
          onSubmit={(event) => {
            if (tag.trim() === '') event.preventDefault();
            else change(event, { add_tag: tag });
          }}
        >
          <input
            className="v-input"
            aria-label={t('select.tag')}
            placeholder={t('select.tag')}
            list="tags-in-use"
            maxLength={MAX_TAG}
            autoComplete="off"
            value={tag}
            onChange={({ target }) => setTag(target.value)}
          />
          <Button type="submit" size="sm" variant="secondary" disabled={ids.length === 0} busy={changing.isPending}>
            {t('select.addTag')}
          </Button>
        </form>
      </div>
      <div className={`${styles.outcome} v-cluster v-gap-2 v-center`}>
        <span role="status">{outcome()}</span>
        {changed && !variables.isUndo && changed.undo.length > 0 && (
          <Button
            variant="quiet"
            size="sm"
            busy={changing.isPending}
            onClick={() => changing.mutate({ changes: changed.undo, isUndo: true })}
          >
            {t('select.undo')}
          </Button>
        )}
      </div>
    </section>
  );
}
