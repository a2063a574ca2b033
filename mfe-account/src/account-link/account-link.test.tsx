import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '@verdant/shared/api';
import { fakeApi, renderInShell } from '@verdant/shared/testing';
import type { ShellOptions } from '@verdant/shared/testing';
import { AccountLink } from './account-link';

const CALL = 'POST /auth/account-link';
const signedOut = { isAuthenticated: false, user: null };

function open(route: string, given?: unknown, options: ShellOptions = {}) {
  const api = fakeApi({ [CALL]: given, 'GET /auth/me': { id: '1', email: 'new@example.com' } });
  return { api, ...renderInShell(<AccountLink />, { api, auth: signedOut, route, ...options }) };
}

test.each([
  ['keep-account', 'Keep your account', 'Keep my account', 'Your account stays. Please sign in again.'],
  ['verify-email', 'Confirm your email address', 'Confirm my email address', 'Your email address is confirmed.'],
  ['change-email', 'Use this email address', 'Use this email address', 'Your account now has this email address.'],
])('%s: opening changes nothing, the button does, and the token leaves the URL', async (purpose, title, name, done) => {
  const { api, location } = open(`/account-link?for=${purpose}&token=the-token`);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(location()).toBe('/account-link');
  expect(api.calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(await screen.findByRole('status')).toHaveTextContent(done);
  expect(api.calls).toEqual([{ method: 'POST', path: '/auth/account-link', body: { purpose, token: 'the-token' } }]);
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in');
});

test('somebody who is signed in sees the new address at once, and goes on to the dashboard', async () => {
  const updateUser = jest.fn();
  const auth = { updateUser };
  open('/account-link?for=change-email&token=the-token', undefined, { auth });
  await userEvent.click(screen.getByRole('button', { name: 'Use this email address' }));
  expect(await screen.findByRole('link', { name: 'To the dashboard' })).toHaveAttribute('href', '/dashboard');
  expect(updateUser).toHaveBeenCalledWith(expect.objectContaining({ email: 'new@example.com' }));
});

test('a link that is over explains itself', async () => {
  const over = new ApiError('http', 'x', { status: 400, detail: 'This link does not work anymore.', url: '/x' });
  open('/account-link?for=verify-email&token=the-token', over);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm my email address' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible();
});

test('after another failure the button can be pressed again', async () => {
  open('/account-link?for=verify-email&token=the-token', new ApiError('http', 'x', { status: 500, url: '/x' }));
  await userEvent.click(screen.getByRole('button', { name: 'Confirm my email address' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('That did not work. Please try again.');
  expect(screen.getByRole('button', { name: 'Confirm my email address' })).toBeEnabled();
});

test.each(['', '?for=keep-account', '?token=x', '?for=something-else&token=x'])(
  'without a link for something known it says so: %j',
  (search) => {
    const { api } = open(`/account-link${search}`);
    expect(screen.getByRole('status')).toHaveTextContent('Please open the link in the email again.');
    expect(api.calls).toEqual([]);
  },
);
