import { useRef, useState } from 'react';
import type { ChangeEvent, SyntheticEvent } from 'react';
import type { Checked, FormErrors } from './check-form';
import type { FormFailure } from './failures';
import { useFieldFocus } from './use-field-focus';

const noFailure: FormFailure = {};

type FormOptions<Values extends object, Output> = {
  initial: Values;
  /** Checks what was typed. */
  check: (values: Values) => Checked<Output>;
  /** Sends the checked output. Resolves to null when all went well, else to the failure. Must not reject. */
  submit: (output: Output) => Promise<FormFailure | null>;
  /** Called at the start of every submission that is not ignored, to clear old messages. */
  onStart?: (() => void) | undefined;
  onEdit?: ((name: string) => void) | undefined;
  /** Another request is in progress: submissions are ignored. */
  blocked?: boolean | undefined;
  /** Translates the messages under the fields. */
  say?: (message: string) => string;
  /** Selector of the element that takes the focus when the form opens. */
  opensAt?: string;
};

/**
 * The rules that all forms share (readings, "Auth errors"): checked on submit and, after the first submit, on every
 * change; one message per field; the first invalid field gets the focus; no second submission while one is pending.
 * Values are state and not in the DOM, so that only the user changes them.
 */
export function useForm<Values extends object, Output>(options: FormOptions<Values, Output>) {
  const { initial, check, submit, onStart, onEdit, blocked = false, say = (message) => message, opensAt } = options;
  const [values, setValues] = useState(initial);
  const [isChecked, setChecked] = useState(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState(noFailure);
  const [failures, setFailures] = useState(0);
  const inFlight = useRef(false);
  const form = useFieldFocus(failures, opensAt);

  const checked = isChecked ? check(values) : null;
  const errors: FormErrors = { ...failure.errors, ...(checked?.ok === false && checked.errors) };

  const failed = () => setFailures((count) => count + 1);

  const send = async (output: Output) => {
    inFlight.current = true;
    setPending(true);
    const result = await submit(output);
    inFlight.current = false;
    setPending(false);
    if (!result) return;
    setFailure(result);
    failed();
  };

  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (inFlight.current || blocked) return;
    onStart?.();
    setFailure(noFailure);
    setChecked(true);
    const now = check(values);
    if (now.ok) void send(now.output);
    else failed();
  };

  const set = (changed: Partial<Values>) => setValues((current) => ({ ...current, ...changed }));

  const edit = (name: keyof Values & string, value: string) => {
    setValues((current) => ({ ...current, [name]: value }));
    setFailure(({ errors: { [name]: _edited, ...others } = {}, message }) => ({ errors: others, message }));
    onEdit?.(name);
  };

  return {
    busy: pending || blocked,
    /** The banner above the fields. */
    failure: failure.message && say(failure.message),
    /** True after the first submission. */
    isChecked,
    values,
    set,
    /** Begins again with other values, as after a success. */
    restart: (next: Values) => {
      setValues(next);
      setChecked(false);
    },
    /** `post`: without a script a password must not end up in the URL. */
    formProps: { ref: form, method: 'post', noValidate: true, onSubmit },
    /** Returns the props of an input or a select. */
    field: (name: keyof Values & string) => ({
      name,
      value: String(values[name]),
      error: errors[name] && say(errors[name]),
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => edit(name, target.value),
    }),
  };
}
