import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { MAX_PARTS, partCategories } from '@verdant/shared/contract';
import type { MoneyTransaction } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { useCategoryName } from '@verdant/shared/money';
import { Banner, Button } from '@verdant/shared/ui';
import type { CategoryCorrection } from '../use-category-correction';
import type { DetailChanges } from '../use-details-draft';
import { initialSplitParts, hasValidAmount, remainingCents, toSplitParts } from './parts';
import type { PartCategory, SplitPartInput } from './parts';
import styles from '../category-editor.module.css';
import { useSplitTexts } from './texts';

type PartCategoryProps = { number: number; value: PartCategory; onChange: (category: PartCategory) => void };

function PartCategory({ number, value, onChange }: PartCategoryProps) {
  const t = useSplitTexts();
  const categoryName = useCategoryName();
  return (
    <select
      className="v-input"
      aria-label={t('split.category', { number })}
      value={value}
      onChange={({ target }) => onChange(partCategories.find((partCategory) => partCategory === target.value) ?? value)}
    >
      {partCategories.map((category) => (
        <option key={category} value={category}>
          {categoryName(category)}
        </option>
      ))}
    </select>
  );
}

type SplitEditorProps = {
  transaction: MoneyTransaction;
  correction: CategoryCorrection;
  /** Unsaved changes of the note and the tags, which are saved together with the split. */
  changes: DetailChanges;
};

/** Form to split a payment into parts with a category each, or to join the parts again. Takes the focus on opening. */
export function SplitEditor({ transaction, correction: { saving, save, close }, changes }: SplitEditorProps) {
  const t = useSplitTexts();
  const { cents } = useFormat();
  const form = useRef<HTMLFormElement>(null);
  const message = useId();
  const [parts, setParts] = useState(() => initialSplitParts(transaction));
  const [isChecked, setChecked] = useState(false);
  const { amount_cents: paymentCents, category, split, lost_split: lost } = transaction;
  const { typed, last } = parts;
  useEffect(() => form.current?.querySelector<HTMLElement>('input, button')?.focus(), []);

  if (category === 'transfer') {
    return (
      <form
        ref={form}
        className={`v-stack v-gap-3 v-left v-sm v-across ${styles.splitForm}`}
        onSubmit={(event) => event.preventDefault()}
      >
        <p>{t('split.transfer')}</p>
        <Button variant="secondary" size="sm" onClick={close}>
          {t('split.cancel')}
        </Button>
      </form>
    );
  }

  const left = remainingCents(parts, paymentCents);
  const change = (key: number, changed: Partial<SplitPartInput>) =>
    setParts({ last, typed: typed.map((part) => (part.key === key ? { ...part, ...changed } : part)) });
  const add = () => {
    const key = Math.max(...typed.map((part) => part.key)) + 1;
    setParts({ last, typed: [...typed, { key, category: last, amount: '' }] });
  };
  const submit = () => {
    setChecked(true);
    const newSplit = toSplitParts(parts, paymentCents);
    if (newSplit) save({ transaction, parts: newSplit, ...changes });
    else form.current?.querySelector<HTMLElement>('input[aria-invalid="true"], input')?.focus();
  };
  const areAmounts = typed.every(hasValidAmount);
  const problem = () => {
    if (left < 0) return t('split.over', { amount: cents(0 - left) });
    if (areAmounts && left === 0) return t('split.nothingLeft');
    return isChecked && !areAmounts ? t('split.invalid') : '';
  };
  return (
    <form
      ref={form}
      noValidate
      className={`v-stack v-gap-3 v-left v-sm v-across ${styles.splitForm}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving.isPending) submit();
      }}
    >
      {saving.isError && <Banner>{t('split.failed')}</Banner>}
      <p className="v-muted">{t('split.intro', { amount: cents(Math.abs(paymentCents)) })}</p>
      <ol className={`${styles.parts} v-stack v-gap-2`}>
        {typed.map((part, index) => (
          <li key={part.key}>
            <PartCategory
              number={index + 1}
              value={part.category}
              onChange={(chosen) => change(part.key, { category: chosen })}
            />
            <input
              className="v-input"
              aria-label={t('split.amount', { number: index + 1 })}
              aria-invalid={(isChecked && !hasValidAmount(part)) || left < 0}
              aria-describedby={message}
              inputMode="decimal"
              autoComplete="off"
              value={part.amount}
              readOnly={saving.isPending}
              onChange={({ target }) => change(part.key, { amount: target.value })}
            />
            {typed.length > 1 && (
              <button
                type="button"
                className="v-icon-button v-full v-text"
                aria-label={t('split.remove', { number: index + 1 })}
                onClick={() => {
                  setParts({ last, typed: typed.filter(({ key }) => key !== part.key) });
                  form.current?.querySelector<HTMLElement>('input')?.focus();
                }}
              >
                <X size={18} aria-hidden="true" />
              </button>
            )}
          </li>
        ))}
        <li>
          <PartCategory
            number={typed.length + 1}
            value={last}
            onChange={(chosen) => setParts({ typed, last: chosen })}
          />
          <span className={`${styles.left} v-figures`}>{t('split.left', { amount: cents(Math.max(0, left)) })}</span>
        </li>
      </ol>
      <p id={message} role="status" className={`${styles.problem} v-bad`}>
        {problem()}
      </p>
      <div className="v-cluster v-gap-2 v-center">
        <Button type="submit" size="sm" busy={saving.isPending}>
          {t('split.save')}
        </Button>
        {typed.length + 1 < MAX_PARTS && (
          <Button variant="secondary" size="sm" onClick={add}>
            {t('split.add')}
          </Button>
        )}
        {(split ?? lost) && (
          <Button variant="secondary" size="sm" onClick={() => save({ transaction, parts: [], ...changes })}>
            {t('split.join')}
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={close}>
          {t('split.cancel')}
        </Button>
      </div>
    </form>
  );
}
