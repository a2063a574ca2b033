import { useId } from 'react';
import { TEXT_ANSWER_MAX } from '@verdant/shared/contract';
import { useTexts } from '../texts';
import styles from './text-input.module.css';

type TextInputProps = {
  value: string;
  onChange: (value: string) => void;
  locked: boolean;
  labelledBy: string;
};

/** The counter is hidden until the limit is near. */
const COUNTER_FROM = TEXT_ANSWER_MAX * 0.8;
const thousands = new Intl.NumberFormat('en-AU');

export function TextInput({ value, onChange, locked, labelledBy }: TextInputProps) {
  const t = useTexts();
  const id = useId();
  const showsCounter = value.length >= COUNTER_FROM;
  return (
    <div className={styles.text}>
      <textarea
        className={styles.area}
        rows={3}
        maxLength={TEXT_ANSWER_MAX}
        placeholder={t('text.placeholder')}
        value={value}
        readOnly={locked}
        aria-labelledby={labelledBy}
        aria-describedby={showsCounter ? id : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p className={styles.counter} id={id}>
        {showsCounter &&
          t('text.counter', { count: thousands.format(value.length), max: thousands.format(TEXT_ANSWER_MAX) })}
      </p>
    </div>
  );
}
