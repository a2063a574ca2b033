import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes } from 'react';
import { classNames } from '../class-names';
import styles from './field.module.css';

type FieldProps = {
  label: string;
  hint?: string;
  /** Error message, which marks the control as invalid. */
  error?: string;
  /** Text after the label, for example "(optional)". */
  optional?: string;
};

type ControlIds = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };

function Field({ label, hint, error, optional, children }: FieldProps & { children: (ids: ControlIds) => ReactNode }) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="v-stack v-gap-2 v-packed">
      <label className="v-sm v-strong" htmlFor={id}>
        <span>{label}</span>
        {optional && <span className="v-muted v-regular">{` ${optional}`}</span>}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {error && (
        <p className="v-bad v-sm v-strong" id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint && (
        <p className="v-muted v-sm" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

type TextFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> & {
    end?: ReactNode;
  };

export function TextField({ label, hint, error, optional, end, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(ids) => (
        <div className={styles.box}>
          <input {...input} {...ids} className={classNames(styles.control, end ? styles.withEnd : undefined)} />
          {end && <span className={styles.end}>{end}</span>}
        </div>
      )}
    </Field>
  );
}

type SelectFieldProps = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className'> & {
    options: readonly { value: string; label: string }[];
  };

export function SelectField({ label, hint, error, optional, options, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(ids) => (
        <div className={styles.box}>
          <select {...select} {...ids} className={classNames(styles.control, styles.withEnd, styles.select)}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className={styles.arrow} size={18} aria-hidden="true" />
        </div>
      )}
    </Field>
  );
}

type ToggleProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className' | 'id'> & { label: string };

export function Checkbox({ label, ...input }: ToggleProps) {
  return (
    <label className={`${styles.check} v-inline-flex v-center v-gap-3 v-control v-pointer`}>
      <input {...input} type="checkbox" />
      <span>{label}</span>
    </label>
  );
}

export function Switch({ label, hint, ...input }: ToggleProps & { hint?: string }) {
  const id = useId();
  return (
    <label className="v-inline v-center v-between v-gap-4 v-pad-3 v-pointer" htmlFor={id}>
      <span>
        <span className="v-sm v-strong" id={`${id}-label`}>
          {label}
        </span>
        {hint && (
          <span className="v-muted v-sm" id={`${id}-hint`}>
            <br />
            <span>{hint}</span>
          </span>
        )}
      </span>
      <input
        {...input}
        id={id}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox carries its own state
        role="switch"
        aria-labelledby={`${id}-label`}
        aria-describedby={hint && `${id}-hint`}
        className={styles.switch}
      />
    </label>
  );
}
