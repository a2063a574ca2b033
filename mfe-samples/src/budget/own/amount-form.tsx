import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { BudgetAmount } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { useFieldFocus } from '@verdant/shared/forms';
import { typedCents } from '@verdant/shared/money';
import { Banner, Button, Checkbox, TextField } from '@verdant/shared/ui';
import styles from './own-budget.module.css';
import { useBudgetTexts } from './texts';

const MOST_CENTS = 1e10;

type AmountFormProps = {
  /** Null where there is no amount yet; then nothing can be removed. */
  cents: number | null;
  proposedCents: number | null;
  rollsOver: boolean;
  isBusy: boolean;
  failure: string | null;
  onSubmit: (said: BudgetAmount) => void;
  onRemove: () => void;
  onCancel: () => void;
};

const typedFrom = (cents: number | null) => {
  if (cents === null) return '';
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
};

/** The amount of a category. It takes the focus when it opens, and when it is invalid; Escape closes it. */
export function AmountForm(props: AmountFormProps) {
  const { cents: before, proposedCents, rollsOver, isBusy, failure, onSubmit, onRemove, onCancel } = props;
  const t = useBudgetTexts();
  const format = useFormat();
  const [amount, setAmount] = useState(typedFrom(before ?? proposedCents));
  const [rollOver, setRollOver] = useState(rollsOver);
  const [checks, setChecks] = useState(0);
  const form = useFieldFocus(checks, 'input');
  const cents = typedCents(amount) ?? 0;
  const isAmount = cents > 0 && cents <= MOST_CENTS;
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
  };
  return (
    <div role="presentation" className={styles.whole} onKeyDown={closeOnEscape}>
      <form
        ref={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          setChecks((count) => count + 1);
          if (!isBusy && isAmount) onSubmit({ cents, roll_over: rollOver });
        }}
      >
        {failure !== null && <Banner>{failure}</Banner>}
        <TextField
          label={t('budget.own.form.amount')}
          hint={
            proposedCents === null
              ? undefined
              : t('budget.own.row.usual', { amount: format.money(proposedCents / 100) })
          }
          inputMode="decimal"
          value={amount}
          error={checks > 0 && !isAmount ? t('budget.own.form.error') : undefined}
          onChange={({ target }) => setAmount(target.value)}
        />
        <Checkbox
          label={t('budget.own.form.rollOver')}
          checked={rollOver}
          onChange={({ target }) => setRollOver(target.checked)}
        />
        <div className={styles.controls}>
          <Button type="submit" size="sm" busy={isBusy}>
            {t('budget.own.form.save')}
          </Button>
          <Button variant="secondary" size="sm" onClick={onCancel}>
            {t('budget.own.form.cancel')}
          </Button>
          {before !== null && (
            <Button variant="quiet" size="sm" onClick={onRemove}>
              {t('budget.own.form.remove')}
            </Button>
          )}
        </div>
      </form>
    </div>
  );
}
