import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeApi, renderInShell } from '@verdant/shared/testing';
import { PasskeyButton } from './passkey-button';

const OPTIONS = '/auth/passkey-options';
const options = { challenge: 'challenge', rpId: 'localhost', timeout: 300_000, userVerification: 'required' };

function open(responses: Record<string, unknown>, isBusy = false) {
  const api = fakeApi(responses);
  const props = { signIn: jest.fn(async () => undefined), onStart: jest.fn() };
  renderInShell(<PasskeyButton isBusy={isBusy} {...props} />, { api });
  return { api, ...props, user: userEvent.setup({ delay: null }) };
}
const button = () => screen.getByRole('button', { name: 'Sign in with a passkey' });

test('a browser without passkeys shows an error only after the button is clicked', async () => {
  const { api, signIn, onStart, user } = open({ [`POST ${OPTIONS}`]: options });
  expect(api.calls).toEqual([]);
  await user.click(button());
  expect(onStart).toHaveBeenCalledTimes(1);
  expect(await screen.findByText(/^This browser cannot use passkeys/)).toBeVisible();
  expect(signIn).not.toHaveBeenCalled();
});

test('a failed request is reported, and each click sends a new request', async () => {
  const { api, user } = open({});
  await user.click(button());
  expect(await screen.findByText(/^The passkey could not be used/)).toBeVisible();
  await user.click(button());
  expect(await screen.findByText(/^The passkey could not be used/)).toBeVisible();
  expect(api.calls).toHaveLength(2);
});

test('a click has no effect while another sign-in is in progress', async () => {
  const { api, onStart, user } = open({}, true);
  await user.click(button());
  expect(onStart).not.toHaveBeenCalled();
  expect(api.calls).toEqual([]);
});

test('passkey suggestions are requested only after the user interacts with the page', async () => {
  const offers = jest.fn(async () => Promise.resolve(true));
  const supported = Object.assign(() => undefined, { isConditionalMediationAvailable: offers });
  Object.assign(globalThis, { PublicKeyCredential: supported });
  const { user } = open({ [`POST ${OPTIONS}`]: options });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(offers).not.toHaveBeenCalled();
  await user.pointer({ target: document.body, coords: { x: 1, y: 1 } });
  await waitFor(() => expect(offers).toHaveBeenCalledTimes(1));
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
});
