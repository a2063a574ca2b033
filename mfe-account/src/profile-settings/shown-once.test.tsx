import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeApi, renderInShell } from '@verdant/shared/testing';
import { ProfileSettings } from './profile-settings';

const codes = ['ABCD-EFGH-JKLM-NPQR', '2345-6789-ABCD-EFGH'];

/** Opens the modal with recovery codes shown. `leave`, which asks the user before leaving, is a fake that never leaves. */
async function openCodes() {
  const api = fakeApi({
    'GET /auth/me/devices': { devices: [] },
    'GET /auth/me/second-factor': { is_on: true, recovery_codes_left: 7 },
    'POST /auth/me/second-factor/recovery-codes': { recovery_codes: codes },
  });
  const onClose = jest.fn();
  const leave = jest.fn();
  renderInShell(<ProfileSettings open onClose={onClose} />, { api, leave });
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('tab', { name: 'Security' }));
  await user.click(await screen.findByRole('button', { name: 'New recovery codes' }));
  await user.type(screen.getByLabelText('Current password'), 'correct horse');
  await user.type(screen.getByLabelText('Code'), '123456{Enter}');
  await screen.findByText(codes[0] ?? '');
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
    password: 'correct horse',
    code: '123456',
  });
  return { user, onClose, leave };
}

test('recovery codes can be downloaded; leaving the codes before the user has stored them needs a confirmation', async () => {
  const { user, onClose, leave } = await openCodes();
  const link = screen.getByRole('link', { name: 'Download codes' });
  expect(link).toHaveAttribute('download', 'verdant-recovery-codes.txt');
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(`data:text/plain;charset=utf-8,${codes.join('\n')}`);
  await user.keyboard('{Escape}');
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
  await user.click(screen.getByRole('tab', { name: 'Profile' }));
  expect(leave).toHaveBeenCalledTimes(3);
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByText(codes[0] ?? '')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'I have stored them' }));
  await user.keyboard('{Escape}');
  expect(leave).toHaveBeenCalledTimes(3);
  expect(onClose).toHaveBeenCalledTimes(1);
});
