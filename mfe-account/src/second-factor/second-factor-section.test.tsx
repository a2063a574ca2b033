import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { QueryProvider } from '@verdant/shared/query';
import { fakeApi, renderInShell } from '@verdant/shared/testing';
import type { FakeAnswers } from '@verdant/shared/testing';
import { SecondFactorSection } from './second-factor-section';

const PATH = '/auth/me/second-factor';
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const uri = `otpauth://totp/Verdant:jo%40example.com?secret=${secret}&issuer=Verdant`;
const codes = ['ABCD-EFGH-JKLM-NPQR', '2345-6789-ABCD-EFGH'];
const off = { is_on: false, recovery_codes_left: 0 };
const on = { is_on: true, recovery_codes_left: 7 };

function open(status: unknown, responses: FakeAnswers = {}, isLocked = false) {
  const api = fakeApi({ [`GET ${PATH}`]: status, ...responses });
  const onChanged = jest.fn();
  const { unsaved } = renderInShell(
    <QueryProvider>
      <SecondFactorSection onChanged={onChanged} isLocked={isLocked} />
    </QueryProvider>,
    { api },
  );
  return { api, onChanged, unsaved, user: userEvent.setup({ delay: null }) };
}
const button = (name: string) => screen.getByRole('button', { name });
const password = () => screen.getByLabelText('Current password');
const code = () => screen.getByLabelText('Code');

test('two-step sign-in is switched on with the password and a code, and then shows the recovery codes once', async () => {
  const { api, user, onChanged, unsaved } = open(off, {
    [`POST ${PATH}`]: { secret, uri },
    [`POST ${PATH}/confirmation`]: { recovery_codes: codes },
  });
  await user.click(await screen.findByRole('button', { name: 'Switch on' }));
  expect(password()).toHaveFocus();
  await user.type(password(), 'correct horse{Enter}');

  expect(await screen.findByRole('img', { name: /^QR code/ })).toBeVisible();
  expect(screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeVisible();
  expect(screen.getByRole('link', { name: /open the authenticator app/ })).toHaveAttribute('href', uri);
  expect(code()).toHaveFocus();
  expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code()).toHaveAttribute('inputmode', 'numeric');
  expect(onChanged).not.toHaveBeenCalled();
  await user.type(code(), '123 456{Enter}');

  const list = await screen.findByRole('list', { name: 'Recovery codes' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(codes);
  expect(list.closest('[tabindex="-1"]')).toHaveFocus();
  expect(onChanged).toHaveBeenCalledTimes(1);
  expect(api.calls.slice(1)).toEqual([
    { method: 'POST', path: PATH, body: { password: 'correct horse' } },
    { method: 'POST', path: `${PATH}/confirmation`, body: { code: '123456' } },
  ]);

  await waitFor(() =>
    expect(unsaved()).toEqual(['The recovery codes are shown only now. Store them before you leave.']),
  );

  await user.click(button('I have stored them'));
  expect(unsaved()).toEqual([]);
  expect(screen.queryByText(codes[0] ?? '')).not.toBeInTheDocument();
  expect(screen.getByText('On')).toBeVisible();
  expect(screen.getByText('Recovery codes left: 2')).toBeVisible();
});

test('two-step sign-in is switched off with the password and a code', async () => {
  const { api, user, onChanged } = open(on, { [`POST ${PATH}/removal`]: undefined });
  expect(await screen.findByText('Recovery codes left: 7')).toBeVisible();
  await user.click(button('Switch off'));
  await user.type(password(), 'correct horse');
  await user.type(code(), 'abcd-efgh');
  await user.click(button('Switch off two-step sign-in'));
  expect(await screen.findByText(/^Two-step sign-in is off/)).toBeVisible();
  expect(api.calls.at(-1)?.body).toEqual({ password: 'correct horse', code: 'abcdefgh' });
  expect(button('Switch on')).toHaveFocus();
  expect(onChanged).toHaveBeenCalledTimes(1);
});

test('offers no action while the e-mail address is not confirmed', async () => {
  open(off, {}, true);
  expect(screen.getByText(/^Please confirm your email address first/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
