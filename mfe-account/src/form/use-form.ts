import { useRef, useState } from 'react';
import type { ChangeEvent, SyntheticEvent } from 'react';
import { useFieldFocus } from '@verdant/shared/forms';
import { useMessages } from '../texts';
import { checkForm } from './check-form';
import type { FormErrors, FormSchema } from './check-form';

const noErrors: FormErrors = {};

type FormOptions<Values extends Record<string, string>, Output> = {
  initial: Values;
  schema: FormSchema<Output>;
  /**
   * Called with the checked output. Resolves to `null` when all went well, else to the server's field errors
   * (perhaps none). Must not reject.
   */
  submit: (output: Output) => Promise<FormErrors | null>;
  /** Called at the start of every submission that is not ignored, to clear old messages. */
  onStart?: () => void;
  onEdit?: (name: string) => void;
  /** Another request is in progress: submissions are ignored. */
  blocked?: boolean;
};

/**
 * The rules all account forms share (readings, "Auth errors"): checked on submit and, after the first submit, on every
 * change; one message per field; the first invalid field gets the focus; no second submission while one is pending.
 * Values are state and not in the DOM, so that only the user changes them.
 */
export function useForm<Values extends Record<string, string>, Output>(options: FormOptions<Values, Output>) {
  const { initial, schema, submit, onStart, onEdit, blocked = false } = options;
  const say = useMessages();
  const [values, setValues] = useState(initial);
  const [submitted, setSubmitted] = useState(false);
  const [pending, setPending] = useState(false);
  const [serverErrors, setServerErrors] = useState(noErrors);
  const [failures, setFailures] = useState(0);
  const inFlight = useRef(false);
  const form = useFieldFocus(failures);

  const checked = submitted ? checkForm(schema, values) : null;
  const errors: FormErrors = { ...serverErrors, ...(checked?.ok === false && checked.errors) };

  const failed = () => setFailures((count) => count + 1);

  const send = async (output: Output) => {
    inFlight.current = true;
    setPending(true);
    const errorsFromServer = await submit(output);
    inFlight.current = false;
    setPending(false);
    if (!errorsFromServer) return;
    setServerErrors(errorsFromServer);
    failed();
  };

  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (inFlight.current || blocked) return;
    onStart?.();
    setServerErrors(noErrors);
    setSubmitted(true);
    const now = checkForm(schema, values);
    if (now.ok) void send(now.output);
    else failed();
  };

  const onChange = ({ target: { name, value } }: ChangeEvent<HTMLInputElement>) => {
    setValues((current) => ({ ...current, [name]: value }));
    setServerErrors(({ [name]: _edited, ...others }) => others);
    onEdit?.(name);
  };

  return {
    busy: pending || blocked,
    /** `post`: without a script a password must not end up in the URL. */
    formProps: { ref: form, method: 'post', noValidate: true, onSubmit },
    /** Returns the props of an input. */
    field: (name: keyof Values & string) => ({
      name,
      value: values[name],
      error: errors[name] && say(errors[name]),
      onChange,
    }),
  };
}
