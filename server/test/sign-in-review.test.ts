import * as v from 'valibot';
import { loginResponse, passkeyList, signInChallenge, signInReview } from '@verdant/shared/contract';
import { sharedDatabase, sharedServer } from './support/shared-server';
import type { Authenticator } from './support/authenticator';
import { mailsTo, tokenIn } from './support/received-mails';
import { addPasskey, PASSKEYS, signInOptions, signInWith } from './support/passkeys';
import { signIn, signUp, signUpVerified, tokenFor } from './support/users';
import { appCode, switchOn } from './support/second-factor';

const server = sharedServer({ VERDANT_SIGN_IN_ATTEMPTS: '1000' });
const database = sharedDatabase(server);

const REVIEW = '/api/v1/auth/me/sign-in-review';
const NEW = 'kangaroo umbrella';
const PAUSED = {
  status: 401,
  body: { detail: 'This passkey is paused since the password was reset. Please sign in with your password.' },
};

const me = async (token: string) => (await server.request('GET', '/api/v1/auth/me', { token })).status;
const review = async (token: string) => v.parse(signInReview, (await server.request('GET', REVIEW, { token })).body);
const decide = (token: string, keep: { passkeys?: string[]; app?: boolean } = {}, password = NEW) =>
  server.request('POST', REVIEW, {
    token,
    body: { password, keep_passkeys: keep.passkeys ?? [], keep_app: keep.app ?? false },
  });
const listed = async (token: string) =>
  v.parse(passkeyList, (await server.request('GET', PASSKEYS, { token })).body).passkeys;
const secondStep = (body: Record<string, unknown>) => server.request('POST', '/api/v1/auth/login', { body });

async function reset(email: string) {
  await server.request('POST', '/api/v1/auth/forgot-password', { body: { email } });
  const isReset = ({ text }: { text: string }) => text.includes('/reset-password?token=');
  const [letter] = await mailsTo(server.dataDir, email, 1, isReset);
  if (!letter) throw new Error('no letter');
  const body = { token: tokenIn(letter), new_password: NEW };
  expect((await server.request('POST', '/api/v1/auth/reset-password', { body })).status).toBe(204);
}

async function challengeOf(email: string): Promise<string> {
  return v.parse(signInChallenge, (await signIn(server, email, NEW)).body).challenge;
}
async function passkeyStep(email: string, device: Authenticator) {
  const challenge = await challengeOf(email);
  return secondStep({ challenge, passkey: device.sign(await signInOptions(server)) });
}

describe('after a reset of the password', () => {
  it('no older passkey signs in until the owner has kept it; the others are removed', async () => {
    const person = await signUpVerified(server);
    const { email } = person.typed;
    const own = await addPasskey(server, person);
    const foreign = await addPasskey(server, person);
    await reset(email);
    expect(await signInWith(server, own.device)).toMatchObject(PAUSED);
    expect(await signInWith(server, foreign.device)).toMatchObject(PAUSED);

    const token = await tokenFor(server, email, NEW);
    const other = await tokenFor(server, email, NEW);
    const before = await review(token);
    expect(before.passkeys.map(({ id, is_suspended }) => [id, is_suspended])).toEqual([
      [own.passkey.id, true],
      [foreign.passkey.id, true],
    ]);
    expect(before.app_added_at).toBeNull();
    expect((await decide(token, {}, 'not the password')).status).toBe(400);
    expect((await decide(token, { passkeys: [own.passkey.id] })).status).toBe(204);
    expect((await listed(token)).map(({ id, is_suspended }) => [id, is_suspended])).toEqual([[own.passkey.id, false]]);
    expect(await review(token)).toEqual({ passkeys: [], app_added_at: null });
    expect([await me(token), await me(other)]).toEqual([200, 401]);
    expect((await signInWith(server, own.device)).status).toBe(200);
    expect((await signInWith(server, foreign.device)).status).toBe(401);
    const subjects = (await mailsTo(server.dataDir, email, 4)).map(({ headers }) => headers.get('subject'));
    expect(subjects).toContain('A passkey was removed from your Verdant account');
  });

  it('a passkey that is added then works at once, and is no part of the review', async () => {
    const person = await signUpVerified(server);
    await addPasskey(server, person);
    await reset(person.typed.email);
    const token = await tokenFor(server, person.typed.email, NEW);
    const fresh = await addPasskey(server, { token, typed: { password: NEW } });
    expect((await signInWith(server, fresh.device)).status).toBe(200);
    expect((await decide(token)).status).toBe(204);
    expect((await listed(token)).map(({ id }) => id)).toEqual([fresh.passkey.id]);
  });

  it('a code is needed as before: the mailbox alone opens no account with two-step sign-in', async () => {
    const person = await signUpVerified(server);
    const { secret } = await switchOn(server, person);
    const { email } = person.typed;
    await reset(email);
    const challenge = await challengeOf(email);
    const done = await secondStep({ challenge, code: appCode(secret, 1) });
    const token = v.parse(loginResponse, done.body).access_token;
    const { app_added_at: added } = await review(token);
    expect(Date.parse(added ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect((await decide(token, { app: true })).status).toBe(204);
    expect((await signIn(server, email, NEW)).status).toBe(401);
    expect(await review(token)).toEqual({ passkeys: [], app_added_at: null });
  });

  it('a suspended passkey stands in for the code after the password, and the app can be removed then', async () => {
    const person = await signUpVerified(server);
    const { email } = person.typed;
    const { device, passkey } = await addPasskey(server, person);
    await switchOn(server, person);
    const stranger = await signUpVerified(server);
    const strange = await addPasskey(server, stranger);
    await reset(email);
    expect(await signInWith(server, device)).toMatchObject(PAUSED);
    expect((await passkeyStep(email, strange.device)).status).toBe(401);

    const challenge = await challengeOf(email);
    const options = await signInOptions(server);
    const entered = await secondStep({ challenge, passkey: device.sign(options) });
    expect(entered.status).toBe(200);
    // Challenge and signature are used up.
    expect((await secondStep({ challenge, passkey: device.sign(await signInOptions(server)) })).status).toBe(401);
    const token = v.parse(loginResponse, entered.body).access_token;
    expect((await decide(token, { passkeys: [passkey.id] })).status).toBe(204);
    expect((await signIn(server, email, NEW)).status).toBe(200);
    const subjects = (await mailsTo(server.dataDir, email, 4)).map(({ headers }) => headers.get('subject'));
    expect(subjects).toContain('Two-step sign-in is off for your Verdant account');
  });

  it('nothing is left of what was added before anybody had proved to read mail to the address', async () => {
    const person = await signUpVerified(server);
    const { device } = await addPasskey(server, person);
    await switchOn(server, person);
    await database.query('update users set email_verified_at = null where id = $1', [person.user.id]);
    await reset(person.typed.email);
    const token = await tokenFor(server, person.typed.email, NEW);
    expect(await review(token)).toEqual({ passkeys: [], app_added_at: null });
    expect((await signInWith(server, device)).status).toBe(401);
  });

  it('there is nothing to review without passkeys and app', async () => {
    const person = await signUp(server);
    await reset(person.typed.email);
    const token = await tokenFor(server, person.typed.email, NEW);
    expect(await review(token)).toEqual({ passkeys: [], app_added_at: null });
    expect((await decide(token)).status).toBe(204);
    expect(await me(token)).toBe(200);
  });
});

it('a passkey that a session was about to add does not outlive the reset that ended it', async () => {
  const person = await signUpVerified(server);
  await database.query('begin');
  await database.query('select from users where id = $1 for update', [person.user.id]);
  const adding = addPasskey(server, person).catch((error: unknown) => error);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  await database.query('delete from sessions where user_id = $1', [person.user.id]);
  await database.query('commit');
  await adding;
  const { rows } = await database.query('select 1 from passkeys where user_id = $1', [person.user.id]);
  expect(rows).toEqual([]);
});
