import { useRef, useState } from 'react';
import type { ChangeEvent, RefObject, SyntheticEvent } from 'react';
import type { Checked } from './check-form';
import type { FormFailure } from './failures';
import { useFieldFocus } from './use-field-focus';

type FormOptions<Values extends object, Output> = {
  initial: Values;
  /** Checks the typed values. */
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
 * State and functions of a form (readings, "Auth errors"). Every form is checked on submit and, after the first submit, on
 * every change. Each field has one message, the first invalid field gets the focus, and a second submission is ignored
 * while the first is pending. Values are in React state instead of the DOM, so that only the user changes them.
 */
export type Form<Values extends object> = {
  busy: boolean;
  /** The banner above the fields. */
  failure: string | undefined;
  /** True after the first submission. */
  isChecked: boolean;
  values: Values;
  set: (changed: Partial<Values>) => void;
  /** Resets the form to new initial values, for example after a successful submission. */
  restart: (next: Values) => void;
  /** Runs a request that does not submit the values, such as a removal, with the form's busy state and banner. */
  run: (call: () => Promise<FormFailure | null>) => Promise<void>;
  /** Props of the form element. `method: 'post'` keeps a password out of the URL if the script has not loaded. */
  formProps: {
    ref: RefObject<HTMLFormElement | null>;
    method: 'post';
    noValidate: true;
    onSubmit: (event: SyntheticEvent) => void;
  };
  /** Returns the props of an input or a select. */
  field: (name: keyof Values & string) => {
    name: string;
    value: string;
    error: string | undefined;
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
  };
};

export function useForm<Values extends object, Output>(options: FormOptions<Values, Output>): Form<Values> {
  const { initial, check, submit, onStart, onEdit, blocked = false, say = (message) => message, opensAt } = options;
  const [values, setValues] = useState(initial);
  const [isChecked, setChecked] = useState(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<FormFailure>({});
  const [failures, setFailures] = useState(0);
  const inFlight = useRef(false);
  const ref = useFieldFocus(failures, opensAt);

  const checked = isChecked ? check(values) : undefined;
  const errors = { ...failure.errors, ...(checked?.ok === false && checked.errors) };
  const set = (changed: Partial<Values>) => setValues((current) => ({ ...current, ...changed }));

  const fail = (news: FormFailure) => {
    setFailure(news);
    setFailures(failures + 1);
  };

  const run = async (call: () => Promise<FormFailure | null>) => {
    if (inFlight.current || blocked) return;
    inFlight.current = true;
    setPending(true);
    setFailure({});
    const news = await call();
    inFlight.current = false;
    setPending(false);
    if (news) fail(news);
  };

  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (inFlight.current || blocked) return;
    onStart?.();
    setChecked(true);
    const now = check(values);
    if (now.ok) void run(async () => submit(now.output));
    else fail({});
  };

  return {
    busy: pending || blocked,
    failure: failure.message && say(failure.message),
    isChecked,
    values,
    set,
    restart: (next) => {
      setValues(next);
      setChecked(false);
    },
    run,
    formProps: { ref, method: 'post', noValidate: true, onSubmit },
    field: (name) => ({
      name,
      value: String(values[name]),
      error: errors[name] ? say(errors[name]) : undefined,
      onChange: ({ target: { value } }) => {
        setValues((current) => ({ ...current, [name]: value }));
        setFailure((last) => ({ ...last, errors: { ...last.errors, [name]: '' } }));
        onEdit?.(name);
      },
    }),
  };
}
