import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '@verdant/shared/api';

/** The response to a form's request: an error, a function, or success if undefined. */
type FormAnswer = ApiError | (() => Promise<never>) | undefined;

type FormCases = {
  /** Shows the form. Resolves to a function that returns the requests sent so far. */
  open: (answer?: FormAnswer) => Promise<() => unknown[]>;
  fields: Readonly<Record<string, string>>;
  submit: string;
  busy: string;
  /** Expected request for the valid values. */
  sent: unknown;
  /** Expected messages of the empty form by label, in the order of the fields. */
  empty: Readonly<Record<string, string>>;
  /** Text of the banner after a failure without a text; undefined if the form shows no such banner. */
  failed?: string;
  /** Field whose value the server refuses in a test, for a form that handles the failures of the auth service itself. */
  refused?: readonly [name: string, label: string];
  tags?: { form?: string; refused?: string };
};

const field = (label: string) => screen.getByLabelText(label);
/** Returns the error message of a field, without the hint of the field. */
export const getFieldError = (label: string) =>
  document.getElementById(`${field(label).id}-error`)?.textContent ?? null;

export async function submitForm(fields: Readonly<Record<string, string>>, submit: string) {
  const user = userEvent.setup({ delay: null });
  for (const [label, value] of Object.entries(fields)) {
    await user.click(field(label));
    await user.paste(value);
  }
  await user.click(screen.getByRole('button', { name: submit }));
  return user;
}

/** Registers tests of a form for its fields, texts and request. The rules themselves are tested with `useForm`. */
export function registerFormTests({ open, fields, submit, busy, sent, empty, failed, refused, tags = {} }: FormCases) {
  test(`the empty form shows the message of each field; the filled form reads ${busy} and is sent once ${tags.form ?? ''}`, async () => {
    const requests = await open(() => new Promise(() => undefined));
    await userEvent.click(screen.getByRole('button', { name: submit }));
    const messages = Object.keys(fields).map((label) => [label, getFieldError(label)]);
    expect(Object.fromEntries(messages.filter(([, message]) => message !== null))).toEqual(empty);
    for (const label of Object.keys(empty)) expect(field(label)).toBeRequired();
    expect(requests()).toEqual([]);
    const user = await submitForm(fields, submit);
    await user.click(await screen.findByRole('button', { name: busy }));
    expect(requests()).toEqual([sent]);
  });

  if (failed !== undefined) {
    test(`a failure without a text shows: ${failed}`, async () => {
      await open(new ApiError('http', 'x', { status: 500, url: '/x' }));
      await submitForm(fields, submit);
      expect(await screen.findByRole('alert')).toHaveTextContent(failed);
    });
  }
  if (refused === undefined) return;
  test(`a value that the server refuses stays, with the message at its field ${tags.refused ?? ''}`, async () => {
    const [name, label] = refused;
    await open(new ApiError('http', 'x', { status: 422, detail: [{ loc: ['body', name], msg: 'No' }], url: '/x' }));
    await submitForm(fields, submit);
    await waitFor(() => expect(getFieldError(label)).toBe('No'));
    expect(field(label)).toHaveFocus();
    for (const [of, value] of Object.entries(fields)) expect(field(of)).toHaveValue(value);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
}

/** Returns a fake call of the auth service that adds its argument to `sent` and rejects with `answer`, if there is one. */
export const fakeAuthCall = (sent: unknown[], answer: FormAnswer) => async (values: unknown) => {
  sent.push(values);
  const outcome = typeof answer === 'function' ? await answer() : answer;
  if (outcome) throw outcome;
};
