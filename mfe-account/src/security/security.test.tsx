import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '@verdant/shared/api';
import { fakeApi, renderInShell } from '@verdant/shared/testing';
import { Security } from './security';

const confirmed = { email_verified: true, new_email: null };

function open(responses: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    'GET /auth/me/devices': { devices: [] },
    'GET /auth/me/second-factor': { is_on: false, recovery_codes_left: 0 },
    'GET /auth/me/passkeys': { passkeys: [], browser: '', system: '' },
    ...responses,
  });
  renderInShell(<Security />, { api });
  return { api, user: userEvent.setup({ delay: null }) };
}
const button = (name: string) => screen.findByRole('button', { name });
const field = (label: string) => screen.getByLabelText(label);

test.each([
  ['unconfirmed', { ...confirmed, email_verified: false }, /Your email address is not confirmed yet/, 1],
  ['confirmed', confirmed, /^Confirmed$/, 0],
  ['unknown', new ApiError('http', 'x', { status: 500, url: '/x' }), /^jo@example.com$/, 0],
])('the password can be changed if the e-mail address is %s', async (_what, status, text, resend) => {
  open({ 'GET /auth/me/status': status });
  expect(await screen.findByText(text)).toBeVisible();
  expect(await button('Change password')).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Send the email again' })).toHaveLength(resend);
});

test('a new e-mail address is sent with the current password, and is shown as waiting for confirmation', async () => {
  const reads = [confirmed, { email_verified: true, new_email: 'new@example.com' }];
  const { api, user } = open({ 'GET /auth/me/status': () => reads.shift(), 'POST /auth/me/email': undefined });
  await screen.findByText('Confirmed');
  await user.click(await button('Change email address'));
  await user.type(field('New email address'), 'new@example.com');
  await user.type(field('Current password'), 'correct horse');
  await user.click(await button('Send confirmation'));
  expect(await screen.findByText(/We have sent an email to the new address/)).toBeVisible();
  expect(await screen.findByText(/^new@example.com is waiting for your confirmation/)).toBeVisible();
  const body = { new_email: 'new@example.com', password: 'correct horse' };
  expect(api.calls).toContainEqual({ method: 'POST', path: '/auth/me/email', body });
});

test('the list of devices is fetched again after a password change, which signs out other devices', async () => {
  const { api, user } = open({ 'PUT /auth/me/password': undefined });
  const fetched = () => api.calls.filter(({ path }) => path === '/auth/me/devices');
  await user.click(await button('Change password'));
  expect(fetched()).toHaveLength(1);
  await user.type(field('Current password'), 'the old one');
  await user.type(field('New password'), 'battery staple');
  await user.type(field('Confirm new password'), 'battery staple');
  await user.click(await button('Change password'));
  expect(await screen.findByText(/^Your password was changed/)).toBeVisible();
  expect(fetched()).toHaveLength(2);
});

test('only one form is open at a time, and the form that was opened last has the focus', async () => {
  const { user } = open();
  const names = ['Change email address', 'Switch on', 'Add a passkey', 'Change password', 'Change email address'];
  for (const name of names) {
    await user.click(await button(name));
    const password = await screen.findByLabelText('Current password');
    expect(password.closest('section')?.contains(document.activeElement)).toBe(true);
    expect(document.activeElement).toBeInstanceOf(HTMLInputElement);
  }
});
