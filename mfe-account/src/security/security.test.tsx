import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeApi, renderInShell } from '@verdant/shared/testing';
import { Security } from './security';

test('the list of devices is fetched again after a password change, which signs out other devices', async () => {
  const api = fakeApi({ 'GET /auth/me/devices': { devices: [] }, 'PUT /auth/me/password': undefined });
  renderInShell(<Security />, { api });
  const fetched = () => api.calls.filter(({ path }) => path === '/auth/me/devices');
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(fetched()).toHaveLength(1);
  await user.type(screen.getByLabelText('Current password'), 'the old one');
  await user.type(screen.getByLabelText('New password'), 'battery staple');
  await user.type(screen.getByLabelText('Confirm new password'), 'battery staple');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText(/password (is|was|has been) changed/i)).toBeVisible();
  expect(fetched()).toHaveLength(2);
});

test('only one form is open at a time, and the form that was opened last has the focus', async () => {
  const api = fakeApi({
    'GET /auth/me/devices': { devices: [] },
    'GET /auth/me/second-factor': { is_on: false, recovery_codes_left: 0 },
    'GET /auth/me/passkeys': { passkeys: [], browser: '', system: '' },
  });
  renderInShell(<Security />, { api });
  const user = userEvent.setup({ delay: null });
  const names = ['Change email address', 'Switch on', 'Add a passkey', 'Change password', 'Change email address'];
  for (const name of names) {
    await user.click(await screen.findByRole('button', { name }));
    expect(await screen.findByLabelText('Current password')).toBeVisible();
    const section = screen.getByLabelText('Current password').closest('section');
    expect(section?.contains(document.activeElement)).toBe(true);
    expect(document.activeElement).toBeInstanceOf(HTMLInputElement);
  }
});
