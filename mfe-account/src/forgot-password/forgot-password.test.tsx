import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeApi, renderInShell } from '@verdant/shared/testing';
import { ForgotPassword } from './forgot-password';

const email = () => screen.getByLabelText('Email');
const submit = () => screen.getByRole('button', { name: 'Reset password' });

test('asks for the e-mail address and leads back to sign in', () => {
  renderInShell(<ForgotPassword />);
  expect(screen.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  expect(email()).toHaveAttribute('autocomplete', 'email');
  expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/sign-in');
});

test.each([
  [' ', 'Email is required'],
  ['jo@', 'Email is invalid'],
])('%p is refused: %s', async (typed, message) => {
  renderInShell(<ForgotPassword />);
  await userEvent.type(email(), typed);
  await userEvent.click(submit());
  expect(email()).toHaveAccessibleDescription(message);
  expect(email()).toHaveFocus();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('says honestly that nothing was sent, and calls nothing', async () => {
  const api = fakeApi();
  renderInShell(<ForgotPassword />, { api });
  await userEvent.type(email(), 'jo@example.com');
  await userEvent.click(submit());
  const said = await screen.findByRole('status');
  expect(said).toHaveTextContent('is not available yet, so nothing was sent to jo@example.com.');
  expect(said).toHaveTextContent('What you can do instead');
  expect(api.calls).toEqual([]);
});
