import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '@verdant/shared/api';
import { fakeApi, renderInShell } from '@verdant/shared/testing';
import { Security } from './security';

const STATUS = 'GET /auth/me/status';
const SEND = 'POST /auth/me/verification';
const CHANGE = 'POST /auth/me/email';
const refused = (status: number, detail?: ConstructorParameters<typeof ApiError>[2]['detail']) =>
  new ApiError('http', 'x', { status, detail, url: '/x' });

function open(status: unknown, responses: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ 'GET /auth/me/devices': { devices: [] }, [STATUS]: status, ...responses });
  renderInShell(<Security />, { api });
  return { api, user: userEvent.setup({ delay: null }) };
}
const unconfirmed = { email_verified: false, new_email: null };
const confirmed = { email_verified: true, new_email: null };

test('an unconfirmed address shows a notice, and the confirmation email can be sent again', async () => {
  const { api, user } = open(unconfirmed, { [SEND]: undefined });
  expect(await screen.findByText(/Your email address is not confirmed yet/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change password' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send the email again' }));
  expect(await screen.findByText('Sent. Only the newest link works, for 24 hours.')).toBeVisible();
  expect(api.calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    '/auth/me/verification',
  ]);
});

test('a confirmation email that cannot be sent shows the reason', async () => {
  const { user } = open(unconfirmed, { [SEND]: refused(429, 'Too many attempts. Please try again in 50 minutes.') });
  await user.click(await screen.findByRole('button', { name: 'Send the email again' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts. Please try again in 50 minutes.');
});

test('a confirmed address is marked as confirmed, and the password can be changed', async () => {
  open(confirmed);
  expect(await screen.findByText('Confirmed')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change password' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send the email again' })).not.toBeInTheDocument();
});

test('the password can be changed if the status of the address is unknown', async () => {
  open(refused(500));
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
