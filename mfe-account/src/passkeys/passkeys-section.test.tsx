import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Passkey } from '@verdant/shared/contract';
import { QueryProvider } from '@verdant/shared/query';
import { fakeApi, renderInShell } from '@verdant/shared/testing';
import type { FakeAnswers } from '@verdant/shared/testing';
import { PasskeysSection } from './passkeys-section';

const PATH = '/auth/me/passkeys';
const phone: Passkey = {
  id: '8f5e1d5c-6a4e-4f0e-9a52-0a4f4c6f3b11',
  name: 'Phone',
  created_at: '2026-03-01T00:00:00.000Z',
  last_used_at: '2026-03-05T00:00:00.000Z',
  is_synced: true,
};
const stick: Passkey = {
  ...phone,
  id: '1b1f6c1e-2f0b-4b5a-8a0e-5f5d1e2c3a44',
  name: 'Stick',
  last_used_at: null,
  is_synced: false,
};
const listOf = (...passkeys: Passkey[]) => ({ passkeys, browser: 'Firefox', system: 'Windows' });

function open(list: unknown, responses: FakeAnswers = {}, isLocked = false) {
  const api = fakeApi({ [`GET ${PATH}`]: list, ...responses });
  const onChanged = jest.fn();
  renderInShell(
    <QueryProvider>
      <PasskeysSection onChanged={onChanged} isLocked={isLocked} />
    </QueryProvider>,
    { api },
  );
  return { api, onChanged, user: userEvent.setup({ delay: null }) };
}
const button = (name: string) => screen.getByRole('button', { name });
const rows = async () => within(await screen.findByRole('list', { name: 'Passkeys' })).getAllByRole('listitem');

test('lists the name and the times of each passkey, and marks a synced passkey', async () => {
  open(listOf(phone, stick));
  const [first, second] = await rows();
  expect(first).toHaveTextContent(/^Phone SyncedAdded .+, last used .+RenameRemove$/);
  expect(second).toHaveTextContent(/^Stick Added .+, not used yetRenameRemove$/);
});

test('the form to add a passkey suggests a name, and reports an unsupported browser', async () => {
  const options = {
    challenge: 'challenge',
    rp: { id: 'localhost', name: 'Verdant' },
    user: { id: 'id', name: 'jo@example.com', displayName: 'Jo' },
    pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
    timeout: 300_000,
    attestation: 'none',
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  };
  const { api, user } = open(listOf(), { [`POST ${PATH}/options`]: options });
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  const name = screen.getByLabelText('Name');
  expect(name).toHaveValue('Firefox on Windows');
  expect(name).toHaveFocus();
  await user.type(screen.getByLabelText('Current password'), 'correct horse{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This browser or device cannot keep passkeys/);
  expect(api.calls.at(-1)?.body).toEqual({ password: 'correct horse' });
  await user.click(button('Cancel'));
  expect(button('Add a passkey')).toHaveFocus();
});

test('a passkey is renamed in the list', async () => {
  const { api, user, onChanged } = open(listOf(phone, stick), { [`PUT ${PATH}/${phone.id}`]: undefined });
  await user.click(await screen.findByRole('button', { name: 'Rename: Phone' }));
  const name = screen.getByLabelText('Name');
  await user.clear(name);
  await user.type(name, ' My phone ');
  await user.click(button('Save name'));
  expect(await screen.findByText('The name was changed.')).toBeVisible();
  expect(api.calls.at(-1)).toEqual({ method: 'PUT', path: `${PATH}/${phone.id}`, body: { name: 'My phone' } });
  expect((await rows())[0]).toHaveTextContent(/^My phone/);
  expect(onChanged).not.toHaveBeenCalled();
});

test('a passkey is removed after the password is entered', async () => {
  const { api, user, onChanged } = open(listOf(phone, stick), { [`POST ${PATH}/${stick.id}/removal`]: undefined });
  await user.click(await screen.findByRole('button', { name: 'Remove: Stick' }));
  expect(screen.getByText(/^Stick will no longer sign you in/)).toBeVisible();
  await user.type(screen.getByLabelText('Current password'), 'correct horse');
  await user.click(button('Remove passkey'));
  const done = await screen.findByText(/^The passkey was removed/);
  expect(done.closest('[tabindex="-1"]')).toHaveFocus();
  expect(api.calls.at(-1)?.body).toEqual({ password: 'correct horse' });
  expect(await rows()).toHaveLength(1);
  expect(onChanged).toHaveBeenCalledTimes(1);
});

const ten = Array.from({ length: 10 }, (_, at) => ({ ...phone, id: `${at}` }));
test.each<[string, Passkey[], boolean, RegExp, number]>([
  ['has no passkey', [], false, /^You have no passkey yet. A passkey is a key/, 1],
  ['has ten passkeys', ten, false, /^You have 10 passkeys/, 20],
  ['has not confirmed the e-mail address', [], true, /^Please confirm your email address first/, 0],
])('a user who %s sees an explanation and only the available buttons', async (_what, list, isLocked, text, buttons) => {
  open(listOf(...list), {}, isLocked);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryAllByRole('button')).toHaveLength(buttons);
});
