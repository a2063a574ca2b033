import * as v from 'valibot';
import { addedBill, type RecurringBill } from '@verdant/shared/contract';
import { plusDays, useFormat } from '@verdant/shared/format';
import { checkForm, InlineForm, useForm } from '@verdant/shared/forms';
import type { FormFailure } from '@verdant/shared/forms';
import { typedCents } from '@verdant/shared/money';
import { SelectField, TextField } from '@verdant/shared/ui';
import { useBillsTexts } from './texts';

const typedFrom = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(2));

type BillRhythm = RecurringBill['rhythm'];

type ScheduleValues<R extends BillRhythm> = {
  label: string;
  /** Amount in cents; null if the field is optional and empty. */
  amount_cents: number | null;
  rhythm: R;
  next_on: string;
};

type ScheduleFormProps<R extends BillRhythm> = {
  initial: ScheduleValues<R>;
  rhythms: readonly R[];
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

export function ScheduleForm<R extends BillRhythm>(props: ScheduleFormProps<R>) {
  const { initial, rhythms, today, mostAhead, dayLabel, isBusy, onSubmit, onClose } = props;
  const { hasName = false, isAmountOptional = false } = props;
  const t = useBillsTexts();
  const { date } = useFormat();
  const latest = plusDays(today, mostAhead);
  const fields = addedBill.entries;
  const schema = v.object({
    label: hasName ? fields.label : v.string(),
    amount_cents: isAmountOptional ? v.nullable(fields.amount_cents) : fields.amount_cents,
    rhythm: v.picklist(rhythms),
    next_on: v.pipe(fields.next_on, v.minValue(today), v.maxValue(latest)),
  });
  const form = useForm({
    initial: { ...initial, amount_cents: typedFrom(initial.amount_cents) },
    check: ({ amount_cents: amount, ...rest }) =>
      checkForm(
        schema,
        { ...rest, amount_cents: amount.trim() === '' ? null : typedCents(amount) },
        {
          label: t('form.nameError'),
          amount_cents: t('form.amountError'),
          next_on: t('form.dayError', { date: date(latest) }),
        },
      ),
    submit: onSubmit,
    blocked: isBusy,
  });
  const { field } = form;
  return (
    <InlineForm form={form} onClose={onClose}>
      {hasName && <TextField {...field('label')} label={t('form.name')} maxLength={60} />}
      <TextField
        {...field('amount_cents')}
        label={t('form.amount')}
        optional={isAmountOptional ? t('form.optional') : undefined}
        inputMode="decimal"
      />
      <SelectField
        {...field('rhythm')}
        label={t('form.rhythm')}
        options={rhythms.map((value) => ({ value, label: t(`list.rhythm.${value}`) }))}
      />
      <TextField {...field('next_on')} label={dayLabel} type="date" min={today} max={latest} />
    </InlineForm>
  );
}
