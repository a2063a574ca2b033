import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '@verdant/shared/api';
import { fakeApi, renderInShell } from '@verdant/shared/testing';
import type { ShellOptions } from '@verdant/shared/testing';
import { AccountLink } from './account-link';

const CALL = 'POST /auth/account-link';
const signedOut = { isAuthenticated: false, user: null };
const refused = (status: number, detail: ConstructorParameters<typeof ApiError>[2]['detail']) =>
  new ApiError('http', 'x', { status, detail, url: '/x' });
const passwordWanted = refused(403, 'Please sign in to the account of this link, or enter its password.');

function open(route: string, given?: unknown, options: ShellOptions = {}) {
  const api = fakeApi({ [CALL]: given, 'GET /auth/me': { id: '1', email: 'new@example.com' } });
  return { api, ...renderInShell(<AccountLink />, { api, route, ...options }) };
}
const password = () => screen.getByLabelText('Password');

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
    const { api, location } = open(`/account-link?for=${purpose}&token=the-token`);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(location()).toBe('/account-link');
    expect(api.calls).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name }));
    expect(await screen.findByRole('status')).toHaveTextContent(done);
    expect(api.calls[0]).toEqual({ method: 'POST', path: '/auth/account-link', body: { purpose, token: 'the-token' } });
  },
);

test('keeping an account needs no password while the user is signed out', async () => {
  open('/account-link?for=keep-account&token=the-token', undefined, { auth: signedOut });
  await userEvent.click(screen.getByRole('button', { name: 'Keep my account' }));
  expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in');
});

test('taking an account back leads to choosing a new password, and signs the user out', async () => {
  const logout = jest.fn();
  open('/account-link?for=restore-email&token=the-token', undefined, { auth: { logout } });
  await userEvent.click(screen.getByRole('button', { name: 'Take my account back' }));
  expect(await screen.findByRole('link', { name: 'Choose a new password' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  expect(logout).toHaveBeenCalledTimes(1);
});

test.each([
  ['verify-email', 'Confirm my email address'],
  ['change-email', 'Use this email address'],
])('a user who is signed out must enter the password of the account for %s', async (purpose, name) => {
  const { api } = open(`/account-link?for=${purpose}&token=the-token`, undefined, { auth: signedOut });
  await userEvent.click(screen.getByRole('button', { name }));
  expect(password()).toHaveFocus();
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  expect(api.calls).toEqual([]);
  await userEvent.type(password(), 'correct horse{Enter}');
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible();
  const body = { purpose, token: 'the-token', password: 'correct horse' };
  expect(api.calls).toEqual([{ method: 'POST', path: '/auth/account-link', body }]);
});

test('a user signed in to another account is asked for the password after the click, without an error', async () => {
  open('/account-link?for=verify-email&token=the-token', passwordWanted);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm my email address' }));
  expect(await screen.findByLabelText('Password')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a wrong password is reported at its field, and can be corrected', async () => {
  const wrong = refused(400, [
    { loc: ['body', 'password'], msg: 'This is not the password of the account. Please try again.' },
  ]);
  open('/account-link?for=verify-email&token=the-token', wrong, { auth: signedOut });
  await userEvent.type(password(), 'wrong one{Enter}');
  expect(await screen.findByText('This is not the password of the account. Please try again.')).toBeVisible();
  expect(password()).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Confirm my email address' })).toBeEnabled();
});

test('an account with two-step sign-in must sign in first', async () => {
  const text = 'Your account has two-step sign-in. Please sign in first, then open the link in the email again.';
  open('/account-link?for=change-email&token=the-token', refused(403, text), { auth: signedOut });
  await userEvent.type(password(), 'correct horse{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

test('the new address of a signed-in user is shown at once, with a link to the dashboard', async () => {
  const updateUser = jest.fn();
  const auth = { updateUser };
  open('/account-link?for=change-email&token=the-token', undefined, { auth });
  await userEvent.click(screen.getByRole('button', { name: 'Use this email address' }));
  expect(await screen.findByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/dashboard');
  expect(updateUser).toHaveBeenCalledWith(expect.objectContaining({ email: 'new@example.com' }));
});

test('an expired link shows a page that says that the link does not work', async () => {
  open('/account-link?for=verify-email&token=the-token', refused(400, 'This link does not work anymore.'));
  await userEvent.click(screen.getByRole('button', { name: 'Confirm my email address' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible();
});

test('after any other failure, the button can be clicked again', async () => {
  open('/account-link?for=verify-email&token=the-token', new ApiError('http', 'x', { status: 500, url: '/x' }));
  await userEvent.click(screen.getByRole('button', { name: 'Confirm my email address' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('That did not work. Please try again.');
  expect(screen.getByRole('button', { name: 'Confirm my email address' })).toBeEnabled();
});

test.each(['', '?for=keep-account', '?token=x', '?for=something-else&token=x'])(
  'an account link with the incomplete or unknown query %j asks the user to open it from the email',
  (search) => {
    const { api } = open(`/account-link${search}`);
    expect(screen.getByRole('status')).toHaveTextContent('Please open the link in the email again.');
    expect(api.calls).toEqual([]);
  },
);
