import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '@verdant/shared/api';
import { fakeApi, renderInShell } from '@verdant/shared/testing';
import { registerFormTests, submitForm } from '../testing/form-cases';
import { PasswordSection } from './security';

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

registerFormTests({
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
  failed: 'The password could not be changed. Please try again.',
});

test('the form opens with the focus on the current password, and Cancel closes the form without a request', async () => {
  const { api, user } = await open();
  expect(field('Current password')).toHaveFocus();
  const autocomplete = Object.keys(fields).map((name) => field(name).getAttribute('autocomplete'));
  expect(autocomplete).toEqual(['current-password', 'new-password', 'new-password']);
  await user.click(screen.getByRole('button', { name: 'Cancel password change' }));
  expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Change password' })).toHaveFocus();
  expect(api.calls).toEqual([]);
});

test('a wrong password is reported at its field; after a change a success message replaces the form and has the focus', async () => {
  const detail = 'The current password is not right. Please try again.';
  const answers = [new ApiError('http', 'x', { status: 400, detail, url: '/x' }), undefined];
  await open(() => answers.shift());
  const user = await submitForm(fields, 'Change password');
  await screen.findByText(detail);
  expect(field('Current password')).toHaveFocus();
  expect(field('Current password')).toHaveAccessibleDescription(detail);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  const done = await screen.findByText('Your password was changed. All your other devices have been signed out.');
  expect(done.closest('[tabindex="-1"]')).toHaveFocus();
  expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
});
