import { useEffect, useState } from 'react';
import { moneyCategories } from '@verdant/shared/contract';
import type { MoneyAccount } from '@verdant/shared/contract';
import { formatMonth } from '@verdant/shared/format';
import { useCategoryName } from '@verdant/shared/money';
import { useLanguage } from '@verdant/shared/services';
import { SelectField, TextField } from '@verdant/shared/ui';
import type { TransactionFilters } from './filters';
import styles from './transactions.module.css';
import { useTransactionsTexts } from './texts';

/** Pause in typing after which the search starts, in milliseconds. */
const PAUSE_MS = 300;
const LONGEST_SEARCH = 60;

type FilterFormProps = {
  filters: TransactionFilters;
  accounts: readonly MoneyAccount[];
  /** Months with transactions, such as `2026-11`. */
  months: readonly string[];
  onChange: (changed: Partial<TransactionFilters>) => void;
};

function useTyped(value: string, onChange: (text: string) => void) {
  const [text, setText] = useState(value);
  const [last, setLast] = useState(value);
  if (value !== last) {
    setLast(value);
    setText(value);
  }
  useEffect(() => {
    if (text.trim() === value) return undefined;
    const timer = setTimeout(() => onChange(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, value, onChange]);
  return { text, setText };
}

export function FilterForm({ filters, accounts, months, onChange }: FilterFormProps) {
  const t = useTransactionsTexts();
  const categoryName = useCategoryName();
  const { language } = useLanguage();
  const { text, setText } = useTyped(filters.search, (search) => onChange({ search }));
  // The list includes the chosen month even while the months are fetched, or if the month has no transactions.
  const listed = [...new Set([...months, filters.month])].filter(Boolean).toSorted().toReversed();
  const all = (label: string) => ({ value: '', label });
  return (
    <form
      role="search"
      aria-label={t('all.filters')}
      className={`${styles.filters} v-gap-4`}
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
        type="search"
        label={t('all.search')}
        placeholder={t('all.searchHint')}
        maxLength={LONGEST_SEARCH}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <SelectField
        label={t('all.month')}
        value={filters.month}
        options={[all(t('all.months')), ...listed.map((value) => ({ value, label: formatMonth(value, language) }))]}
        onChange={({ target }) => onChange({ month: target.value })}
      />
      <SelectField
        label={t('all.account')}
        value={filters.account}
        options={[all(t('all.accounts')), ...accounts.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={({ target }) => onChange({ account: target.value })}
      />
      <SelectField
        label={t('all.category')}
        value={filters.category}
        options={[all(t('all.categories')), ...moneyCategories.map((value) => ({ value, label: categoryName(value) }))]}
        onChange={({ target }) => onChange({ category: target.value })}
      />
    </form>
  );
}

type TagFilterProps = {
  tag: string;
  tags: readonly string[];
  onChange: (tag: string) => void;
};

/** Filter by tag, for users who have tags. The filter is next to the list, so that the form above does not shift. */
export function TagFilter({ tag, tags, onChange }: TagFilterProps) {
  const t = useTransactionsTexts();
  const listed = [...new Set([...tags, tag])].filter(Boolean);
  if (listed.length === 0) return null;
  return (
    <div className={styles.tag}>
      <SelectField
        label={t('all.tag')}
        value={tag}
        options={[{ value: '', label: t('all.tags') }, ...listed.map((value) => ({ value, label: value }))]}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
