import {
  accountLinkIn,
  isEmailChangeMail,
  isResetMail,
  isWelcomeMail,
  waitForNewestMail,
  resetTokenIn,
  type ReceivedMail,
} from './support/received-mails';
import { addPasskey, beginAddingPasskey, sendPasskeySignIn } from './support/passkeys';
import { registrationDetails, signIn, signUp, signUpVerified, tokenFor } from './support/users';
import { switchOnSecondFactor } from './support/second-factor';
import { sharedServer } from './support/shared-server';

/** An attacker registers an account with a victim's e-mail address, and waits until the victim takes the account over. */

const server = sharedServer({ VERDANT_SIGN_IN_ATTEMPTS: '1000' });

const PASSWORD_WANTED = {
  status: 403,
  body: { detail: 'Please sign in to the account of this link, or enter its password.' },
};
const WRONG_PASSWORD = {
  status: 400,
  body: { detail: [{ loc: ['body', 'password'], msg: 'This is not the password of the account. Please try again.' }] },
};

const follow = (letter: ReceivedMail, { token, password }: { token?: string; password?: string } = {}) =>
  server.request('POST', '/api/v1/auth/account-link', {
    ...(token !== undefined && { token }),
    body: { ...accountLinkIn(letter), ...(password !== undefined && { password }) },
  });
const statusOf = async (token: string) => (await server.request('GET', '/api/v1/auth/me/status', { token })).body;
const welcome = async (email: string) => waitForNewestMail(server, email, isWelcomeMail);
async function requestChange({ token, typed }: { token: string; typed: { password: string } }, new_email: string) {
  const body = { new_email, password: typed.password };
  expect((await server.request('POST', '/api/v1/auth/me/email', { token, body })).status).toBe(202);
  return waitForNewestMail(server, new_email, isEmailChangeMail);
}
async function takeOver(email: string, new_password = 'kangaroo umbrella') {
  await server.request('POST', '/api/v1/auth/forgot-password', { body: { email } });
  const letter = await waitForNewestMail(server, email, isResetMail);
  const body = { token: resetTokenIn(letter), new_password };
  expect((await server.request('POST', '/api/v1/auth/reset-password', { body })).status).toBe(204);
}

describe('a stranger who registered with the e-mail address of another person', () => {
  it('gets no confirmed address, passkey or two-step sign-in when the owner of the address follows the mailed link', async () => {
    const stranger = await signUp(server);
    const letter = await welcome(stranger.typed.email);
    expect(await follow(letter)).toMatchObject(PASSWORD_WANTED);
    const owner = await signUpVerified(server);
    expect(await follow(letter, { token: owner.token })).toMatchObject(PASSWORD_WANTED);
    expect(await follow(letter, { token: 'ended' })).toMatchObject(PASSWORD_WANTED);
    expect(await follow(letter, { password: owner.typed.password + '!' })).toMatchObject(WRONG_PASSWORD);
    expect(await statusOf(stranger.token)).toMatchObject({ email_verified: false });
    expect((await beginAddingPasskey(server, stranger)).status).toBe(403);
    const { token, typed } = stranger;
    const setup = { token, body: { password: typed.password } };
    expect((await server.request('POST', '/api/v1/auth/me/second-factor', setup)).status).toBe(403);

    await takeOver(stranger.typed.email);
    expect((await signIn(server, stranger.typed.email, 'kangaroo umbrella')).status).toBe(200);
  });

  it('gets no confirmed address when the owner of the address cancels a deletion that the stranger requested', async () => {
    const stranger = await signUp(server);
    const { email, password } = stranger.typed;
    await server.request('POST', '/api/v1/auth/me/deletion', { token: stranger.token, body: { password } });
    const letter = await waitForNewestMail(server, email, ({ text }) => text.includes('?for=keep-account&'));
    expect((await follow(letter)).status).toBe(204);
    expect(await statusOf(await tokenFor(server, email, password))).toMatchObject({ email_verified: false });
  });
});

it('changing to the address of another person has no effect when the owner of the address follows the mailed link', async () => {
  const stranger = await signUpVerified(server);
  const { device } = await addPasskey(server, stranger);
  const { email } = registrationDetails();
  const letter = await requestChange(stranger, email);
  expect(await follow(letter)).toMatchObject(PASSWORD_WANTED);
  expect((await signIn(server, email, stranger.typed.password)).status).toBe(401);
  // The e-mail address is free again, so its owner can register.
  const owner = await signUpVerified(server, { email });
  expect((await sendPasskeySignIn(server, device)).status).toBe(200);
  expect((await signIn(server, owner.typed.email, owner.typed.password)).status).toBe(200);
});

describe('the owner of an e-mail address', () => {
  it('confirms the address on a device without a session by the password', async () => {
    const elsewhere = await signUp(server);
    const letter = await welcome(elsewhere.typed.email);
    expect(await follow(letter, { password: 'not the password' })).toMatchObject(WRONG_PASSWORD);
    expect((await follow(letter, { password: elsewhere.typed.password })).status).toBe(204);
    expect(await statusOf(elsewhere.token)).toMatchObject({ email_verified: true });
  });

  it('with two-step sign-in, can only change the address while signed in: the password alone is not enough', async () => {
    const owner = await signUpVerified(server);
    await switchOnSecondFactor(server, owner);
    const { email } = registrationDetails();
    const letter = await requestChange(owner, email);
    expect(await follow(letter, { password: 'not the password' })).toMatchObject(WRONG_PASSWORD);
    expect(await follow(letter, { password: owner.typed.password })).toMatchObject({
      status: 403,
      body: {
        detail: 'Your account has two-step sign-in. Please sign in first, then open the link in the email again.',
      },
    });
    expect((await follow(letter, { token: owner.token })).status).toBe(204);
  });
});
