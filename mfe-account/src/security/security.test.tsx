import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeApi, renderInShell } from '@verdant/shared/testing';
import { Security } from './security';

test('a changed password signs other devices out, so the list is fetched again', async () => {
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
