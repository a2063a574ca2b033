import { plusDays, useFormat } from '@verdant/shared/format';
import { checkFields, InlineForm, useForm } from '@verdant/shared/forms';
import type { FormFailure } from '@verdant/shared/forms';
import { typedCents } from '@verdant/shared/money';
import { SelectField, TextField } from '@verdant/shared/ui';
import styles from '../section/rows.module.css';
import { useBillsTexts } from './texts';

const typedFrom = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(2));

type ScheduleValues<R extends string> = {
  label: string;
  /** Amount in cents; null if the field is optional and empty. */
  amount_cents: number | null;
  rhythm: R;
  next_on: string;
};

type ScheduleFormProps<R extends string> = {
  initial: ScheduleValues<R>;
  rhythms: readonly { value: R; label: string }[];
  today: string;
  /** Maximum number of days until the next date. */
  mostAhead: number;
  dayLabel: string;
  hasName?: boolean;
  isAmountOptional?: boolean;
  isBusy: boolean;
  /** Stores the values. Resolves to null after success, or to the failure that the form has to show. */
  onSubmit: (values: ScheduleValues<R>) => Promise<FormFailure | null>;
  onClose: () => void;
};

const classes = {
  box: 'v-across',
  form: `${styles.form} v-gap-4 v-start`,
  buttons: 'v-cluster v-gap-3 v-column-6 v-center v-across',
};

export function ScheduleForm<R extends string>(props: ScheduleFormProps<R>) {
  const { initial, rhythms, today, mostAhead, dayLabel, isBusy, onSubmit, onClose } = props;
  const { hasName = false, isAmountOptional = false } = props;
  const t = useBillsTexts();
  const { date } = useFormat();
  const latest = plusDays(today, mostAhead);
  const form = useForm({
    initial: {
      label: initial.label,
      amount: typedFrom(initial.amount_cents),
      rhythm: initial.rhythm,
      day: initial.next_on,
    },
    check: ({ label, amount, rhythm, day }) => {
      const cents = typedCents(amount) ?? 0;
      const isAmount = cents > 0 || (isAmountOptional && amount.trim() === '');
      return checkFields(
        {
          label: hasName && label.trim() === '' && t('form.nameError'),
          amount: !isAmount && t('form.amountError'),
          day: (day < today || day > latest) && t('form.dayError', { date: date(latest) }),
        },
        { label: label.trim(), amount_cents: cents > 0 ? cents : null, rhythm, next_on: day },
      );
    },
    submit: async (values) => {
      const failure = await onSubmit(values);
      if (!failure) onClose();
      return failure;
    },
    blocked: isBusy,
    opensAt: 'input',
  });
  const { field } = form;
  return (
    <InlineForm form={form} classes={classes} onClose={onClose}>
      {hasName && <TextField {...field('label')} label={t('form.name')} maxLength={60} />}
      <TextField
        {...field('amount')}
        label={t('form.amount')}
        optional={isAmountOptional ? t('form.optional') : undefined}
        inputMode="decimal"
      />
      <SelectField {...field('rhythm')} label={t('form.rhythm')} options={rhythms} />
      <TextField {...field('day')} label={dayLabel} type="date" min={today} max={latest} />
    </InlineForm>
  );
}
