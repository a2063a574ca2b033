import { SelectField } from '@verdant/shared/ui';
import styles from './transactions.module.css';
import { useTransactionsTexts } from './texts';

type TagFilterProps = {
  /** The chosen tag; empty if transactions are not filtered by tag. */
  tag: string;
  /** Tags that at least one transaction has. */
  tags: readonly string[];
  onChange: (tag: string) => void;
};

/** Filter by tag, for users who have tags. Rendered with the list, so that its appearance does not shift other filters. */
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
