import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '@verdant/shared/api';
import { loginRequest } from '@verdant/shared/contract';
import { renderInShell } from '@verdant/shared/testing';
import { Banner, Button, TextField } from '@verdant/shared/ui';
import { checkForm, failureText, toFormFailure, useForm } from '.';

const http = (status: number, detail?: ConstructorParameters<typeof ApiError>[2]['detail']) =>
  new ApiError('http', 'x', { status, detail, url: 'x' });
const network = new ApiError('network', 'x', { url: 'x' });
const texts = { network: 'No network.', fallback: 'It failed.' };

/** A form like those of the pages: the server's field errors are shown under the fields, all other errors in a banner. */
function Form({ send }: { send: (values: object) => Promise<void> }) {
  const { busy, failure, field, formProps } = useForm({
    initial: { email: '', password: '' },
    check: (values) => checkForm(loginRequest, values),
    submit: async (values) => {
      try {
        await send(values);
        return null;
      } catch (reason) {
        return toFormFailure(reason, ['email', 'password'], 'Invalid') ?? { message: failureText(reason, texts) };
      }
    },
  });
  return (
    <form {...formProps}>
      {failure && <Banner>{failure}</Banner>}
      <TextField {...field('email')} required label="Email" />
      <TextField {...field('password')} required label="Password" />
      <Button type="submit" busy={busy}>
        {busy ? 'Sending...' : 'Send'}
      </Button>
    </form>
  );
}

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button');

async function open(send: jest.Mock) {
  renderInShell(<Form send={send} />);
  const user = userEvent.setup();
  await user.type(email(), ' jo@example.com ');
  await user.type(password(), 'secret');
  await user.click(submit());
  return { user, send };
}

test('checks on submit and not before, focuses the first invalid field, and then checks on every change', async () => {
  const send = jest.fn();
  renderInShell(<Form send={send} />);
  const user = userEvent.setup();
  await user.type(email(), 'jo');
  await user.tab();
  expect(email()).not.toHaveAccessibleDescription();
  await user.clear(email());
  await user.click(submit());
  expect(email()).toHaveAccessibleDescription('Email is required');
  expect(password()).toHaveAccessibleDescription('Password is required');
  expect(email()).toHaveFocus();
  await user.type(email(), 'jo');
  expect(email()).toHaveAccessibleDescription('Email is invalid');
  await user.type(email(), '@example.com');
  expect(email()).toHaveAccessibleDescription('');
  await user.click(submit());
  expect(password()).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
});

test('shows that it is busy while sending, and sends two simultaneous submissions only once', async () => {
  let finish = () => {};
  const send = jest.fn(async () => new Promise<void>((resolve) => (finish = resolve)));
  renderInShell(<Form send={send} />);
  fireEvent.change(email(), { target: { value: ' jo@example.com ' } });
  fireEvent.change(password(), { target: { value: 'secret' } });
  const form = password().closest('form');
  await act(async () => {
    if (form) [1, 2].forEach(() => fireEvent.submit(form));
  });
  expect(submit()).toHaveTextContent('Sending...');
  expect(send.mock.calls).toEqual([[{ email: 'jo@example.com', password: 'secret' }]]);
  await act(async () => finish());
  expect(submit()).toHaveTextContent('Send');
});

test.each([
  ['a network error', network, 'No network.'],
  ['a response with status 429', http(429, 'Please try again in 9 minutes.'), 'Please try again in 9 minutes.'],
  ['a server error without a message', http(500), 'It failed.'],
  ['a response of an unexpected shape', new ApiError('shape', 'x', { url: 'x' }), 'It failed.'],
  [
    'a validation error for no field of the form',
    http(422, [{ loc: ['body', 'token'], msg: 'Use the link' }]),
    'Use the link',
  ],
])(
  'after %s, shows a banner and keeps the typed text; the next attempt removes the banner',
  async (_name, failure, text) => {
    const { user, send } = await open(jest.fn().mockRejectedValueOnce(failure).mockResolvedValue(undefined));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(email()).toHaveValue(' jo@example.com ');
    await user.click(submit());
    expect(send).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

test('shows a server error under its field and focuses the field; the next edit removes the error', async () => {
  const { user } = await open(jest.fn().mockRejectedValue(http(422, [{ loc: ['body', 'password'], msg: 'Too weak' }])));
  expect(await screen.findByText('Too weak')).toBeVisible();
  expect(password()).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.type(password(), 'x');
  expect(screen.queryByText('Too weak')).not.toBeInTheDocument();
});
