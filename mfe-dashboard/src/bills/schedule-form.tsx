import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useFormat } from '@verdant/shared/format';
import { useFieldFocus } from '@verdant/shared/forms';
import { typedCents } from '@verdant/shared/money';
import { Banner, Button, SelectField, TextField } from '@verdant/shared/ui';
import styles from '../money-import/money-import.module.css';
import { useBillsTexts } from './texts';

const DAY_MS = 24 * 60 * 60 * 1000;
const plusDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, day.length);
const typedFrom = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(2));

export type ScheduleValues<R extends string> = {
  label: string;
  /** Null where it may be empty, and is. */
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
  /** Message of the last failed attempt. */
  failure: string | null;
  onSubmit: (values: ScheduleValues<R>) => void;
  onCancel: () => void;
};

/** Amount, rhythm and next date of a pay or a bill. It takes the focus when it opens and when it is invalid; Escape closes it. */
export function ScheduleForm<R extends string>(props: ScheduleFormProps<R>) {
  const { initial, rhythms, today, mostAhead, dayLabel, isBusy, failure, onSubmit, onCancel } = props;
  const { hasName = false, isAmountOptional = false } = props;
  const t = useBillsTexts();
  const { date } = useFormat();
  const [label, setLabel] = useState(initial.label);
  const [amount, setAmount] = useState(typedFrom(initial.amount_cents));
  const [rhythm, setRhythm] = useState(initial.rhythm);
  const [day, setDay] = useState(initial.next_on);
  const [checks, setChecks] = useState(0);
  const form = useFieldFocus(checks, 'input');

  const isChecked = checks > 0;
  const latest = plusDays(today, mostAhead);
  const cents = typedCents(amount) ?? 0;
  const isAmount = cents > 0 || (isAmountOptional && amount.trim() === '');
  const isDay = day >= today && day <= latest;
  const isNamed = !hasName || label.trim() !== '';
  const submit = () => {
    setChecks(checks + 1);
    if (!isAmount || !isDay || !isNamed) return;
    onSubmit({ label: label.trim(), amount_cents: cents > 0 ? cents : null, rhythm, next_on: day });
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
  };
  return (
    <div role="presentation" className={styles.inRow} onKeyDown={closeOnEscape}>
      <form
        ref={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) submit();
        }}
      >
        {failure !== null && (
          <div className={styles.inRow}>
            <Banner>{failure}</Banner>
          </div>
        )}
        {hasName && (
          <TextField
            label={t('form.name')}
            value={label}
            maxLength={60}
            error={isChecked && !isNamed ? t('form.nameError') : undefined}
            onChange={({ target }) => setLabel(target.value)}
          />
        )}
        <TextField
          label={t('form.amount')}
          optional={isAmountOptional ? t('form.optional') : undefined}
          inputMode="decimal"
          value={amount}
          error={isChecked && !isAmount ? t('form.amountError') : undefined}
          onChange={({ target }) => setAmount(target.value)}
        />
        <SelectField
          label={t('form.rhythm')}
          value={rhythm}
          options={rhythms}
          onChange={({ target }) => setRhythm(rhythms.find(({ value }) => value === target.value)?.value ?? rhythm)}
        />
        <TextField
          label={dayLabel}
          type="date"
          min={today}
          max={latest}
          value={day}
          error={isChecked && !isDay ? t('form.dayError', { date: date(latest) }) : undefined}
          onChange={({ target }) => setDay(target.value)}
        />
        <div className={styles.whole}>
          <Button type="submit" size="sm" busy={isBusy}>
            {t('form.save')}
          </Button>
          <Button variant="secondary" size="sm" onClick={onCancel}>
            {t('form.cancel')}
          </Button>
        </div>
      </form>
    </div>
  );
}
