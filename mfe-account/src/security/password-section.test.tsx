import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '@verdant/shared/api';
import { fakeApi, renderInShell } from '@verdant/shared/testing';
import { formCases } from '../testing/form-cases';
import { PasswordSection } from './password-section';

const CALL = 'PUT /auth/me/password';
const field = (name: string) => screen.getByLabelText(name);
const fields = {
  'Current password': 'the old one',
  'New password': 'battery staple',
  'Confirm new password': 'battery staple',
};

async function open(response?: unknown) {
  const api = fakeApi({ [CALL]: response });
  renderInShell(<PasswordSection />, { api });
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  return { api, user };
}

formCases({
  open: async (answer) => {
    const { api } = await open(answer);
    return () => api.calls;
  },
  fields,
  submit: 'Change password',
  busy: 'Changing...',
  sent: {
    method: 'PUT',
    path: '/auth/me/password',
    body: { current_password: 'the old one', new_password: 'battery staple' },
  },
  empty: {
    'Current password': 'Password is required',
    'New password': 'Password is required',
    'Confirm new password': 'Please confirm your password',
  },
  refused: ['new_password', 'New password'],
  failed: 'The password could not be changed. Please try again.',
});

async function openAndSend(response?: unknown) {
  const { user } = await open(response);
  for (const [name, value] of Object.entries(fields)) await user.type(field(name), value);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
}

test('the form opens with the focus on the current password, and Cancel closes the form without a request', async () => {
  const { api, user } = await open();
  expect(field('Current password')).toHaveFocus();
  expect(field('Current password')).toHaveAttribute('autocomplete', 'current-password');
  for (const name of ['New password', 'Confirm new password']) {
    expect(field(name)).toHaveAttribute('autocomplete', 'new-password');
  }
  await user.click(screen.getByRole('button', { name: 'Cancel password change' }));
  expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Change password' })).toHaveFocus();
  expect(api.calls).toEqual([]);
});

test('the form closes after the password was changed, and the focus moves to the success message', async () => {
  await openAndSend();
  const done = await screen.findByText('Your password was changed. All your other devices have been signed out.');
  expect(document.activeElement).toContainElement(done);
  expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
});

test('shows a wrong current password at its field', async () => {
  const text = 'The current password is not right. Please try again.';
  await openAndSend(new ApiError('http', 'x', { status: 400, detail: text, url: '/auth/me/password' }));
  await screen.findByText(text);
  expect(field('Current password')).toHaveFocus();
  expect(field('Current password')).toHaveAccessibleDescription(text);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
