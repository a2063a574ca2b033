import { Check } from 'lucide-react';
import { useId } from 'react';
import { SKIP } from '@verdant/shared/contract';
import type { QuestionOption } from '@verdant/shared/contract';
import { classNames } from '@verdant/shared/ui';
import { DIGIT_KEYS } from './digit-keys';
import styles from './choice-list.module.css';

type ChoiceListProps = {
  kind: 'radio' | 'checkbox';
  options: readonly QuestionOption[];
  chosen: readonly string[];
  /** Called with the value of the pressed option. */
  onChoose: (value: string) => void;
  locked: boolean;
  labelledBy: string;
};

/** Options as rows on native radios or checkboxes: arrow keys, Space and the form work as ever. */
export function ChoiceList({ kind, options, chosen, onChoose, locked, labelledBy }: ChoiceListProps) {
  const id = useId();
  const choose = (value: string) => {
    if (!locked) onChoose(value);
  };
  const hasMany = kind === 'checkbox';

  return (
    <div role={hasMany ? 'group' : 'radiogroup'} aria-labelledby={labelledBy}>
      {options.map(({ value, label }, index) => (
        <label key={value} className={classNames(styles.option, value === SKIP && styles.aside)}>
          <input
            className="visually-hidden"
            type={kind}
            name={id}
            value={value}
            checked={chosen.includes(value)}
            onChange={() => choose(value)}
          />
          <span className={hasMany ? styles.box : styles.dot} aria-hidden="true">
            {hasMany && <Check size={14} strokeWidth={3} />}
          </span>
          <span className={styles.label}>{label}</span>
          {index < DIGIT_KEYS && <span className={styles.key} data-key={index + 1} aria-hidden="true" />}
        </label>
      ))}
    </div>
  );
}
