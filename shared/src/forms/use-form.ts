import { useEffect, useRef, useState } from 'react';
import type { ChangeEvent, RefObject, SyntheticEvent } from 'react';
import type { CheckResult } from './check-form';
import type { FormFailure } from './failures';

/**
 * Returns the ref of a form whose first invalid field takes the focus after each check, once the error message is in the
 * page.
 * @param checks number of checks so far
 */
export function useFieldFocus<Box extends HTMLElement = HTMLFormElement>(checks: number) {
  const form = useRef<Box>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [checks]);
  return form;
}

type FormOptions<Values extends object, Output> = {
  initial: Values;
  check: (values: Values) => CheckResult<Output>;
  /** Sends the checked output. Must resolve to null after success, or to the failure. */
  submit: (output: Output) => Promise<FormFailure | null>;
  /** Called at the start of every accepted submission, to clear old messages. */
  onStart?: (() => void) | undefined;
  onEdit?: ((name: string) => void) | undefined;
  /** True while another request is in progress: submissions are then ignored. */
  blocked?: boolean | undefined;
  say?: (message: string) => string;
};

/** State and functions of a form. The form is checked on submit, and then on every change. */
export type Form<Values extends object> = {
  busy: boolean;
  failure: string | undefined;
  isChecked: boolean;
  values: Values;
  set: (changed: Partial<Values>) => void;
  restart: (next: Values) => void;
  /** Runs another request, such as a removal, with the form's busy state and banner. */
  run: (call: () => Promise<FormFailure | null>) => Promise<void>;
  /** Props of the form; `post` keeps a password out of the URL if the user submits before the script has loaded. */
  formProps: {
    ref: RefObject<HTMLFormElement | null>;
    method: 'post';
    noValidate: true;
    onSubmit: (event: SyntheticEvent) => void;
  };
  field: (name: keyof Values & string) => {
    name: string;
    value: string;
    error: string | undefined;
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
  };
};

export function useForm<Values extends object, Output>(options: FormOptions<Values, Output>): Form<Values> {
  const { initial, check, submit, onStart, onEdit, blocked = false, say = (message) => message } = options;
  const [values, setValues] = useState(initial);
  const [isChecked, setChecked] = useState(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<FormFailure>({});
  const [failures, setFailures] = useState(0);
  const inFlight = useRef(false);
  const ref = useFieldFocus(failures);

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
