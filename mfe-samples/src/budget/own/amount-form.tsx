import { useState } from 'react';
import { budgetAmount } from '@verdant/shared/contract';
import type { BudgetAmount } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { checkForm, InlineForm, useForm } from '@verdant/shared/forms';
import type { FormFailure } from '@verdant/shared/forms';
import { typedCents } from '@verdant/shared/money';
import { Button, Checkbox, TextField } from '@verdant/shared/ui';
import styles from './own-budget.module.css';
import { useBudgetTexts } from './texts';

type AmountFormProps = {
  /** Current amount in cents; null if there is no amount to remove. */
  cents: number | null;
  proposedCents: number | null;
  rollsOver: boolean;
  isBusy: boolean;
  /** `onSubmit` and `onRemove` resolve to null after success, or to the failure. */
  onSubmit: (said: BudgetAmount) => Promise<FormFailure | null>;
  onRemove: () => Promise<FormFailure | null>;
  onClose: () => void;
};

const classes = {
  box: 'v-across',
  form: `${styles.form} v-stack v-gap-4 v-pad-3`,
  buttons: 'v-cluster v-gap-3 v-column-4 v-center',
};

const typedFrom = (cents: number | null) => {
  if (cents === null) return '';
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
};

/** Form for a category's amount, which is reset if the amount was changed in another tab or browser. */
export function AmountForm(props: AmountFormProps) {
  const { cents: before, proposedCents, rollsOver, isBusy, onSubmit, onRemove, onClose } = props;
  const t = useBudgetTexts();
  const { money } = useFormat();
  const stored = { cents: typedFrom(before ?? proposedCents), roll_over: rollsOver };
  const [last, setLast] = useState(stored);
  const form = useForm({
    initial: stored,
    check: ({ cents, ...rest }) =>
      checkForm(budgetAmount, { ...rest, cents: typedCents(cents) }, { cents: t('budget.own.form.error') }),
    submit: onSubmit,
    blocked: isBusy,
  });
  if (stored.cents !== last.cents || stored.roll_over !== last.roll_over) {
    setLast(stored);
    form.set(stored);
  }
  return (
    <InlineForm
      form={form}
      classes={classes}
      onClose={onClose}
      more={
        before !== null && (
          <Button variant="quiet" size="sm" onClick={() => void form.run(onRemove)}>
            {t('budget.own.form.remove')}
          </Button>
        )
      }
    >
      <TextField
        {...form.field('cents')}
        label={t('budget.own.form.amount')}
        hint={proposedCents === null ? undefined : t('budget.own.row.usual', { amount: money(proposedCents / 100) })}
        inputMode="decimal"
      />
      <Checkbox
        label={t('budget.own.form.rollOver')}
        checked={form.values.roll_over}
        onChange={({ target }) => form.set({ roll_over: target.checked })}
      />
    </InlineForm>
  );
}
