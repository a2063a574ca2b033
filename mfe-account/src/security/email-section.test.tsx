import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '@verdant/shared/api';
import { fakeApi, renderInShell } from '@verdant/shared/testing';
import { Security } from './security';

const STATUS = 'GET /auth/me/status';
const CHANGE = 'POST /auth/me/email';

function open(status: unknown, responses: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ 'GET /auth/me/devices': { devices: [] }, [STATUS]: status, ...responses });
  renderInShell(<Security />, { api });
  return { api, user: userEvent.setup({ delay: null }) };
}
const unconfirmed = { email_verified: false, new_email: null };
const confirmed = { email_verified: true, new_email: null };

test.each([
  ['an unconfirmed address', unconfirmed, /Your email address is not confirmed yet/, 1],
  ['a confirmed address', confirmed, /^Confirmed$/, 0],
])('the section shows the status of %s, and a button to change the password', async (_what, status, text, resend) => {
  open(status);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change password' })).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Send the email again' })).toHaveLength(resend);
});

test('the password can be changed if the status of the address is unknown', async () => {
  open(new ApiError('http', 'x', { status: 500, url: '/x' }));
  expect(await screen.findByRole('button', { name: 'Change password' })).toBeVisible();
});

async function change(response: unknown) {
  const reads = [confirmed, { email_verified: true, new_email: 'new@example.com' }];
  const opened = open(() => reads.shift(), { [CHANGE]: response });
  await screen.findByText('Confirmed');
  await opened.user.click(screen.getByRole('button', { name: 'Change email address' }));
  await opened.user.type(screen.getByLabelText('New email address'), 'new@example.com');
  await opened.user.type(screen.getByLabelText('Current password'), 'correct horse');
  await opened.user.click(screen.getByRole('button', { name: 'Send confirmation' }));
  return opened;
}

test('a new address is sent with the password, and is shown as waiting for confirmation', async () => {
  const { api } = await change(undefined);
  expect(await screen.findByText(/We have sent an email to the new address/)).toBeVisible();
  expect(await screen.findByText(/^new@example.com is waiting for your confirmation/)).toBeVisible();
  expect(api.calls.find(({ path }) => path === '/auth/me/email')?.body).toEqual({
    new_email: 'new@example.com',
    password: 'correct horse',
  });
});
