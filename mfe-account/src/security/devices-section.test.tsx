import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '@verdant/shared/api';
import { QueryProvider } from '@verdant/shared/query';
import { fakeApi, renderInShell } from '@verdant/shared/testing';
import type { FakeAnswers } from '@verdant/shared/testing';
import { DevicesSection } from './devices-section';

const LIST = 'GET /auth/me/devices';
const device = (id: string, browser: string, system: string) => ({
  id,
  browser,
  system,
  created_at: '2026-03-01T09:00:00.000Z',
  last_used_at: '2026-03-01T09:30:00.000Z',
  is_current: id === 'here',
});
const devices = [device('here', 'Firefox', 'Linux'), device('phone', 'Safari', 'iPhone'), device('old', '', '')];
const failure = new ApiError('http', 'x', { status: 500, url: '/x' });

function open(responses: FakeAnswers = {}) {
  const api = fakeApi({ [LIST]: { devices }, ...responses });
  renderInShell(
    <QueryProvider>
      <DevicesSection />
    </QueryProvider>,
    { api },
  );
  return { api, user: userEvent.setup({ delay: null }) };
}
const signOut = (name: RegExp) => screen.getByRole('button', { name });

test('names each device, marks the current device, and offers to sign out each other device', async () => {
  open();
  const items = await screen.findAllByRole('listitem');
  expect(items[0]).toHaveTextContent(/^Firefox on Linux This device/);
  expect(items[1]).toHaveTextContent(/^Safari on iPhone Signed in .*2026.*, last used .*2026/);
  expect(items[2]).toHaveTextContent(/^Unknown device/);
  expect(items.map((item) => within(item).queryAllByRole('button').length)).toEqual([0, 1, 1]);
});

test.each([
  [/^Sign out: Safari on iPhone/, 'DELETE /auth/me/devices/phone', 2],
  [/^Sign out all other devices$/, 'DELETE /auth/me/devices', 1],
])('the button %s removes the devices from the list, and the list gets the focus', async (name, call, left) => {
  const { api, user } = open({ [call]: undefined });
  await screen.findAllByRole('listitem');
  await user.click(signOut(name));
  expect(await screen.findByText('Signed out.')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(left);
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(/^Firefox on Linux This device/);
  expect(screen.getByRole('list')).toHaveFocus();
  expect(api.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([LIST, call]);
});

test('a failed sign-out is reported, and the device stays in the list', async () => {
  const { user } = open({ 'DELETE /auth/me/devices/phone': failure });
  await screen.findAllByRole('listitem');
  await user.click(signOut(/^Sign out: Safari on iPhone/));
  expect(await screen.findByRole('alert')).toHaveTextContent('The device could not be signed out. Please try again.');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});
