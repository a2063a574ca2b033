import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { ApiError } from '@verdant/shared/api';
import { fakeApi, renderInShell } from '@verdant/shared/testing';
import type { ShellOptions } from '@verdant/shared/testing';
import { registerFormTests } from '../testing/form-cases';
import { ResetPassword } from './reset-password';

const PATH = 'POST /auth/reset-password';
const CHECK = 'POST /auth/reset-password/check';
const refused = (status: number, detail?: ConstructorParameters<typeof ApiError>[2]['detail']) =>
  new ApiError('http', 'x', { status, detail, url: '/auth/reset-password' });

const password = () => screen.getByLabelText('New password');
const confirmation = () => screen.getByLabelText('Confirm new password');
const submit = () => screen.getByRole('button', { name: 'Change password' });

function open(given?: unknown, { checked, ...options }: ShellOptions & { checked?: unknown } = {}) {
  const api = fakeApi({ [PATH]: given, [CHECK]: checked });
  const signedOut = { isAuthenticated: false, user: null };
  const ui = (
    <StrictMode>
      <ResetPassword />
    </StrictMode>
  );
  const sent = () => api.calls.filter(({ path }) => path === '/auth/reset-password');
  return {
    api,
    sent,
    ...renderInShell(ui, { api, auth: signedOut, route: '/reset-password?token=the-token', ...options }),
  };
}

async function choose() {
  const user = userEvent.setup();
  await user.click(password());
  await user.paste('battery staple');
  await user.click(confirmation());
  await user.paste('battery staple');
  await user.click(submit());
  return user;
}

registerFormTests({
  open: async (answer) => open(answer).sent,
  fields: { 'New password': 'battery staple', 'Confirm new password': 'battery staple' },
  submit: 'Change password',
  busy: 'Changing...',
  sent: { method: 'POST', path: '/auth/reset-password', body: { token: 'the-token', new_password: 'battery staple' } },
  empty: { 'New password': 'Password is required', 'Confirm new password': 'Please confirm your password' },
  failed: 'The password could not be changed. Please try again.',
});

test('removes the token from the URL at once, and asks for a new password', () => {
  const { location } = open();
  expect(screen.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible();
  expect(location()).toBe('/reset-password');
  expect(document.body.innerHTML).not.toContain('the-token');
  for (const field of [password(), confirmation()]) expect(field).toHaveAttribute('autocomplete', 'new-password');
});

test('a password reset does not sign the user in, but shows what was removed, such as passkeys, and a link to sign in', async () => {
  const login = jest.fn(() => Promise.resolve());
  const { location } = open(undefined, { auth: { isAuthenticated: false, user: null, login } });
  await choose();
  expect(await screen.findByRole('status')).toHaveTextContent(
    'Passkeys, two-step sign-in and a private calendar link were removed. Please sign in with the new password.',
  );
  expect(screen.getByRole('status').closest('[tabindex="-1"]')).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in');
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  expect(location()).toBe('/reset-password');
  expect(login).not.toHaveBeenCalled();
});

test('a user who is signed in is signed out by a reset', async () => {
  const logout = jest.fn();
  open(undefined, { auth: { logout } });
  await choose();
  await screen.findByRole('link', { name: 'Sign in' });
  expect(logout).toHaveBeenCalledTimes(1);
});

test('a used link is reported at once, instead of the form', async () => {
  open(undefined, { checked: refused(400, 'This link does not work anymore. Please ask for a new one.') });
  expect(await screen.findByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible();
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
});

test('the password can be reset although the check of the link failed with a network error', async () => {
  open(undefined, { checked: new ApiError('network', 'Network Error', { url: 'x' }) });
  await choose();
  expect(await screen.findByRole('heading', { level: 1, name: 'Password changed' })).toBeVisible();
});

test('a link that has expired on submission is reported, with a way to request a new link', async () => {
  open(refused(400, 'This link does not work anymore. Please ask for a new one.'));
  await choose();
  expect(await screen.findByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot-password');
  expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/sign-in');
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
});

test.each(['/reset-password', '/reset-password?token=', '/reset-password?other=1'])(
  'the page at %s asks the user to open the link from the email',
  (route) => {
    const { api, location } = open(undefined, { route });
    expect(screen.getByRole('status')).toHaveTextContent(
      'This page needs the link from our email. Please open it from there again.',
    );
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
    expect(document.body).toHaveFocus();
    expect(location()).toBe('/reset-password');
    expect(api.calls).toEqual([]);
  },
);
