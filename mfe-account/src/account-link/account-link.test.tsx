import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '@verdant/shared/api';
import { fakeApi, renderInShell } from '@verdant/shared/testing';
import type { ShellOptions } from '@verdant/shared/testing';
import { registerFormTests } from '../testing/form-cases';
import { AccountLink } from './account-link';

const signedOut = { isAuthenticated: false, user: null };
const refused = (status: number, detail: string) => new ApiError('http', 'x', { status, detail, url: '/x' });

function open(purpose: string, given?: unknown, auth: ShellOptions['auth'] = {}) {
  const api = fakeApi({ 'POST /auth/account-link': given, 'GET /auth/me': { id: '1', email: 'new@example.com' } });
  const route = `/account-link?for=${purpose}&token=the-token`;
  return { api, ...renderInShell(<AccountLink />, { api, route, auth }) };
}
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

test.each([
  ['keep-account', 'Keep your account', 'Keep my account', 'Your account stays. Please sign in again.'],
  ['verify-email', 'Confirm your email address', 'Confirm my email address', 'Your email address is confirmed.'],
  ['change-email', 'Use this email address', 'Use this email address', 'Your account now has this email address.'],
  [
    'restore-email',
    'Take your account back',
    'Take my account back',
    'Your account has its former email address again.',
  ],
])(
  'an account link for %s sends its request only after a click, and its token is removed from the URL',
  async (purpose, title, name, done) => {
    const { api, location } = open(purpose);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(location()).toBe('/account-link');
    expect(api.calls).toEqual([]);
    await press(name);
    expect(await screen.findByRole('status')).toHaveTextContent(done);
    expect(api.calls[0]).toEqual({ method: 'POST', path: '/auth/account-link', body: { purpose, token: 'the-token' } });
  },
);

describe('a user who is signed out must enter the password of the account', () => {
  registerFormTests({
    open: async (answer) => {
      const { api } = open('change-email', answer, signedOut);
      return () => api.calls;
    },
    fields: { Password: 'correct horse' },
    submit: 'Use this email address',
    busy: 'One moment...',
    sent: {
      method: 'POST',
      path: '/auth/account-link',
      body: { purpose: 'change-email', token: 'the-token', password: 'correct horse' },
    },
    empty: { Password: 'Password is required' },
    failed: 'That did not work. Please try again.',
  });
});

test('keeping an account needs no password while the user is signed out', async () => {
  open('keep-account', undefined, signedOut);
  await press('Keep my account');
  expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in');
});

test('the button Take my account back signs the user out, and shows a link for choosing a new password', async () => {
  const logout = jest.fn();
  open('restore-email', undefined, { logout });
  await press('Take my account back');
  const link = await screen.findByRole('link', { name: 'Choose a new password' });
  expect(link).toHaveAttribute('href', '/forgot-password');
  expect(logout).toHaveBeenCalledTimes(1);
});

test('a user signed in to another account is asked for the password after the click, without an error', async () => {
  open('verify-email', refused(403, 'Please sign in to the account of this link, or enter its password.'));
  await press('Confirm my email address');
  expect(await screen.findByLabelText('Password')).not.toHaveAccessibleDescription(/required/);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a link for an account with two-step sign-in shows an alert that the user must sign in first', async () => {
  const text = 'Your account has two-step sign-in. Please sign in first, then open the link in the email again.';
  open('change-email', refused(403, text), signedOut);
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

test('confirming a new e-mail address updates the signed-in user at once, and shows a link to the dashboard', async () => {
  const updateUser = jest.fn();
  open('change-email', undefined, { updateUser });
  await press('Use this email address');
  expect(await screen.findByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/dashboard');
  expect(updateUser).toHaveBeenCalledWith(expect.objectContaining({ email: 'new@example.com' }));
});

test('an expired link shows a page that says that the link does not work', async () => {
  open('verify-email', refused(400, 'This link does not work anymore.'));
  await press('Confirm my email address');
  expect(await screen.findByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible();
});

test.each(['', '?for=keep-account', '?token=x', '?for=something-else&token=x'])(
  'an account link with the incomplete or unknown query %j asks the user to open it from the email',
  (search) => {
    renderInShell(<AccountLink />, { route: `/account-link${search}` });
    expect(screen.getByRole('status')).toHaveTextContent('Please open the link in the email again.');
  },
);
