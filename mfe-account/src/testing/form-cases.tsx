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
  /** Field whose value the server refuses in a test. */
  refused: readonly [name: string, label: string];
  /** Text of the banner after a failure without a text; undefined if the form shows no such banner. */
  failed?: string;
  tags?: { empty?: string; busy?: string; refused?: string };
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
export function formCases({ open, fields, submit, busy, sent, empty, refused, failed, tags = {} }: FormCases) {
  const send = async (answer?: FormAnswer) => {
    const requests = await open(answer);
    return { requests, user: await submitForm(fields, submit) };
  };
  const http = (status: number, detail?: { loc: string[]; msg: string }[]) =>
    new ApiError('http', 'x', { status, detail, url: '/x' });

  test(`shows the messages of empty fields, focuses the first and sends nothing ${tags.empty ?? ''}`, async () => {
    const requests = await open();
    await userEvent.click(screen.getByRole('button', { name: submit }));
    const messages = Object.keys(fields).flatMap((label) => {
      const message = getFieldError(label);
      return message === null ? [] : [[label, message]];
    });
    expect(Object.fromEntries(messages)).toEqual(empty);
    for (const label of Object.keys(empty)) expect(field(label)).toBeRequired();
    expect(field(Object.keys(empty)[0] ?? '')).toHaveFocus();
    expect(requests()).toEqual([]);
  });

  test(`reads ${busy} while pending, and sends its values once ${tags.busy ?? ''}`, async () => {
    const { requests, user } = await send(() => new Promise(() => undefined));
    await user.click(await screen.findByRole('button', { name: busy }));
    expect(requests()).toEqual([sent]);
  });

  test(`shows a message of the server under its field and keeps what was typed ${tags.refused ?? ''}`, async () => {
    const [name, label] = refused;
    await send(http(422, [{ loc: ['body', name], msg: 'Not this one' }]));
    await waitFor(() => expect(getFieldError(label)).toBe('Not this one'));
    expect(field(label)).toHaveFocus();
    for (const [of, value] of Object.entries(fields)) expect(field(of)).toHaveValue(value);
    expect(screen.getByRole('button', { name: submit })).toBeEnabled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  if (failed === undefined) return;
  test('shows its own words for a failure without words', async () => {
    await send(http(500));
    expect(await screen.findByRole('alert')).toHaveTextContent(failed);
  });
}

/** Returns a fake call of the auth service that adds its argument to `sent` and rejects with `answer`, if there is one. */
export const fakeAuthCall = (sent: unknown[], answer: FormAnswer) => async (values: unknown) => {
  sent.push(values);
  const outcome = typeof answer === 'function' ? await answer() : answer;
  if (outcome) throw outcome;
};
