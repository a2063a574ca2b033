import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '@verdant/shared/api';
import { fakeApi, renderInShell } from '@verdant/shared/testing';
import { StatefulAuth } from '../../testing/stateful-auth';
import { SignIn } from '../sign-in';

jest.mock('@simplewebauthn/browser', () => ({
  browserSupportsWebAuthn: () => true,
  browserSupportsWebAuthnAutofill: async () => false,
  startAuthentication: async () => ({ id: 'id', response: { userHandle: 'owner' } }),
  WebAuthnAbortService: { cancelCeremony: () => undefined },
}));

test('a user who signs in with a passkey can keep an account that is scheduled for deletion', async () => {
  const leaving = new ApiError('http', 'x', { status: 403, detail: 'In English', url: '/auth/login' });
  const sent: unknown[] = [];
  const login = async (request: unknown) => {
    sent.push(request);
    if (sent.length === 1) throw leaving;
  };
  const options = { challenge: 'challenge', rpId: 'localhost', timeout: 300_000, userVerification: 'required' };
  renderInShell(
    <StatefulAuth login={login} storedError="In English">
      <SignIn />
    </StatefulAuth>,
    { route: '/sign-in', api: fakeApi({ 'POST /auth/passkey-options': options }) },
  );
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));
  await user.click(await screen.findByRole('button', { name: 'Keep my account' }));
  expect(screen.getByText('This account will be deleted soon. Until then, you can keep it.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await waitFor(() => expect(sent).toHaveLength(2));
  const passkey = { id: 'id', response: { userHandle: 'owner' } };
  expect(sent).toEqual([{ passkey }, { passkey, keeps_account: true }]);
});
