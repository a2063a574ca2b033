import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '@verdant/shared/api';
import { fakeApi, renderInShell } from '@verdant/shared/testing';
import { PasswordSection } from './password-section';

const CALL = 'PUT /auth/me/password';
const refused = (status: number, detail?: ConstructorParameters<typeof ApiError>[2]['detail']) =>
  new ApiError('http', 'x', { status, detail, url: '/auth/me/password' });

const field = (name: string) => screen.getByLabelText(name);
const submit = () => screen.getByRole('button', { name: /^Chang/ });

async function open(response?: unknown) {
  const api = fakeApi({ [CALL]: response });
  renderInShell(<PasswordSection />, { api });
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  return { api, user };
}

const valid = ['the old one', 'battery staple', 'battery staple'];

async function openAndSend(response?: unknown, [current, first, second] = valid) {
  const opened = await open(response);
  if (current) await opened.user.type(field('Current password'), current);
  if (first) await opened.user.type(field('New password'), first);
  if (second) await opened.user.type(field('Confirm new password'), second);
  await opened.user.click(submit());
  return opened;
}

test('opens at the current password, and closes without a call', async () => {
  const { api, user } = await open();
  expect(field('Current password')).toHaveFocus();
  expect(field('Current password')).toHaveAttribute('autocomplete', 'current-password');
  for (const name of ['New password', 'Confirm new password']) {
    expect(field(name)).toHaveAttribute('autocomplete', 'new-password');
    expect(field(name)).toBeRequired();
  }
  await user.click(screen.getByRole('button', { name: 'Cancel password change' }));
  expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Change password' })).toHaveFocus();
  expect(api.calls).toEqual([]);
});

test('sends both passwords without the confirmation, and shows what has happened', async () => {
  const { api } = await openAndSend();
  const done = await screen.findByText('Your password was changed. All your other devices have been signed out.');
  expect(document.activeElement).toContainElement(done);
  expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
  expect(api.calls).toEqual([
    {
      method: 'PUT',
      path: '/auth/me/password',
      body: { current_password: 'the old one', new_password: 'battery staple' },
    },
  ]);
});

test.each([
  [['', '', ''], ['Password is required', 'Password is required', 'Please confirm your password'], 'Current password'],
  [['the old one', 'short', 'short'], ['', 'Password must be at least 8 characters', ''], 'New password'],
  [['the old one', 'battery staple', 'another'], ['', '', 'Passwords do not match'], 'Confirm new password'],
])('%j is refused', async (typed, [current = '', first = '', second = ''], focused) => {
  const { api } = await openAndSend(undefined, typed);
  expect(field('Current password')).toHaveAccessibleDescription(current);
  expect(field('New password')).toHaveAccessibleDescription(
    [first, 'At least 8 characters.'].filter(Boolean).join(' '),
  );
  expect(field('Confirm new password')).toHaveAccessibleDescription(second);
  expect(field(focused)).toHaveFocus();
  expect(api.calls).toEqual([]);
});

test('a wrong current password is reported at its field, and everything typed stays', async () => {
  await openAndSend(refused(400, 'The current password is not right. Please try again.'));
  await screen.findByText('The current password is not right. Please try again.');
  expect(field('Current password')).toHaveFocus();
  expect(field('Current password')).toHaveAccessibleDescription('The current password is not right. Please try again.');
  expect(field('New password')).toHaveValue('battery staple');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a message about the new password goes under it', async () => {
  const msg = 'This password is easy to guess. Please add one or two unrelated words.';
  await openAndSend(refused(422, [{ loc: ['body', 'new_password'], msg }]));
  await screen.findByText(msg);
  expect(field('New password')).toHaveFocus();
});

test('a failure without words has its own, above the fields', async () => {
  await openAndSend(refused(500));
  expect(await screen.findByRole('alert')).toHaveTextContent('The password could not be changed. Please try again.');
  expect(field('Current password')).toHaveValue('the old one');
});

test('reads Changing... while pending, and closes', async () => {
  let finish = (_response: unknown) => {};
  await openAndSend(() => new Promise((resolve) => (finish = resolve)));
  expect(submit()).toHaveTextContent('Changing...');
  await act(async () => finish(undefined));
  expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
});
