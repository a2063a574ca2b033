import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { loginResponse, passkeyCreationOptions, passkeyList } from '@verdant/shared/contract';
import { sharedDatabase, sharedServer } from './support/shared-server';
import { Authenticator } from './support/authenticator';
import {
  addPasskey,
  beginAddingPasskey,
  originOf,
  PASSKEYS_PATH,
  fetchSignInOptions,
  sendPasskeySignIn,
} from './support/passkeys';
import { registrationDetails, signIn, signUpVerified, tokenFor } from './support/users';
import { switchOnSecondFactor } from './support/second-factor';
import { discard, startServer, withServer } from './support/start-server';

const server = sharedServer({ VERDANT_SIGN_IN_ATTEMPTS: '1000' });
const database = sharedDatabase(server);

const DOES_NOT_WORK = { detail: 'This passkey did not work. Please try again, or sign in with your password.' };
const NOT_VERIFIED = {
  detail: [{ loc: ['body', 'passkey'], msg: 'This passkey could not be verified. Please try again.' }],
};
const OVER = { detail: 'This took too long. Please start again.' };

const me = (token: string) => server.request('GET', '/api/v1/auth/me', { token });
const list = async (token: string) =>
  v.parse(passkeyList, (await server.request('GET', PASSKEYS_PATH, { token })).body);
const tokenIn = (body: unknown) => v.parse(loginResponse, body).access_token;
const optionsFor = async (person: Parameters<typeof beginAddingPasskey>[1]) =>
  v.parse(passkeyCreationOptions, (await beginAddingPasskey(server, person)).body);
const add = (token: string, passkey: unknown, name = 'My phone') =>
  server.request('POST', PASSKEYS_PATH, { token, body: { name, passkey } });

describe('adding a passkey', () => {
  it('lists the new passkey', async () => {
    const person = await signUpVerified(server);
    const { options, passkey } = await addPasskey(server, person, { isSynced: true });
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Verdant' },
      user: { name: person.typed.email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(options.challenge).toMatch(/^[\w-]{43}$/);
    expect(Buffer.from(options.user.id, 'base64url').toString()).not.toContain('@');
    expect(passkey).toMatchObject({ name: 'My phone', last_used_at: null, is_synced: true });
    expect(await list(person.token)).toEqual({ passkeys: [passkey], browser: '', system: '' });
  });

  it('excludes devices that already have a passkey of the account, and keeps the same random user handle', async () => {
    const person = await signUpVerified(server);
    const { device, options } = await addPasskey(server, person);
    const again = await optionsFor(person);
    expect(again.excludeCredentials).toEqual([{ id: device.credentialId, type: 'public-key' }]);
    expect(again.user.id).toBe(options.user.id);
    expect(again.challenge).not.toBe(options.challenge);
    const twice = await add(person.token, device.create(again));
    expect(twice).toMatchObject({ status: 409, body: { detail: 'This passkey has been added already.' } });
    const stranger = await signUpVerified(server);
    expect((await add(stranger.token, device.create(await optionsFor(stranger)))).status).toBe(409);
  });

  it.each([{ origin: 'https://verdant.example.org' }, { isVerified: false }])(
    'is refused with 422 if the device has the fault %j, and a sign-in with the same fault is refused with 401',
    async (fault) => {
      const person = await signUpVerified(server);
      const passkey = new Authenticator(originOf(server)).create(await optionsFor(person), fault);
      expect(await add(person.token, passkey)).toMatchObject({ status: 422, body: NOT_VERIFIED });
      expect((await list(person.token)).passkeys).toEqual([]);
      const { device } = await addPasskey(server, person);
      expect(await sendPasskeySignIn(server, device, fault)).toMatchObject({ status: 401, body: DOES_NOT_WORK });
    },
  );

  it('accepts a challenge only once, within five minutes, in the session that requested it', async () => {
    const person = await signUpVerified(server);
    const device = () => new Authenticator(originOf(server));
    const used = await optionsFor(person);
    expect((await add(person.token, device().create(used))).status).toBe(201);
    expect(await add(person.token, device().create(used))).toMatchObject({ status: 409, body: OVER });

    const failed = await optionsFor(person);
    expect((await add(person.token, device().create(failed, { isVerified: false }))).status).toBe(422);
    expect(await add(person.token, device().create(failed))).toMatchObject({ status: 409, body: OVER });

    const elsewhere = await tokenFor(server, person.typed.email, person.typed.password);
    expect(await add(elsewhere, device().create(await optionsFor(person)))).toMatchObject({ status: 409, body: OVER });
    const forSignIn = { ...(await optionsFor(person)), challenge: (await fetchSignInOptions(server)).challenge };
    expect(await add(person.token, device().create(forSignIn))).toMatchObject({ status: 409, body: OVER });

    const late = await optionsFor(person);
    await database.query(`update tokens set expires_at = expires_at - interval '5 minutes'`);
    expect(await add(person.token, device().create(late))).toMatchObject({ status: 409, body: OVER });
  });

  it('is limited to ten passkeys per account', async () => {
    const person = await signUpVerified(server);
    for (let count = 0; count < 9; count += 1) await addPasskey(server, person);
    const [one, other] = [await optionsFor(person), await optionsFor(person)];
    const made = [one, other].map((options) => new Authenticator(originOf(server)).create(options));
    const responses = await Promise.all(made.map(async (passkey) => add(person.token, passkey)));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect((await list(person.token)).passkeys).toHaveLength(10);
    expect(await beginAddingPasskey(server, person)).toMatchObject({ status: 409 });
  });
});

describe('signing in with a passkey', () => {
  it('requires no e-mail address, no password and no code of the authenticator app', async () => {
    const person = await signUpVerified(server);
    const { device } = await addPasskey(server, person);
    await switchOnSecondFactor(server, person);
    expect((await signIn(server, person.typed.email, person.typed.password)).status).toBe(401);
    const response = await sendPasskeySignIn(server, device, { isSynced: true });
    expect(response.status).toBe(200);
    expect(await me(tokenIn(response.body))).toMatchObject({ status: 200, body: { id: person.user.id } });
    const [passkey] = (await list(person.token)).passkeys;
    expect(passkey).toMatchObject({ is_synced: true });
    expect(Date.now() - Date.parse(passkey?.last_used_at ?? '')).toBeLessThan(60_000);
    expect((await sendPasskeySignIn(server, device)).status).toBe(200);
  });

  it('accepts only one of two simultaneous signatures with the same counter', async () => {
    const person = await signUpVerified(server);
    const { device } = await addPasskey(server, person, { counter: 7 });
    const options = [await fetchSignInOptions(server), await fetchSignInOptions(server)];
    const signed = options.map((option) => device.sign(option, { counter: 8 }));
    const responses = await Promise.all(
      signed.map(async (passkey) => server.request('POST', '/api/v1/auth/login', { body: { passkey } })),
    );
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
  });

  it('accepts a challenge only once, within five minutes, and no challenge for adding a passkey', async () => {
    const person = await signUpVerified(server);
    const { device } = await addPasskey(server, person, { counter: 0 });
    const send = (passkey: unknown) => server.request('POST', '/api/v1/auth/login', { body: { passkey } });
    const options = await fetchSignInOptions(server);
    const signed = device.sign(options, { counter: 0 });
    expect((await send(signed)).status).toBe(200);
    expect(await send(signed)).toMatchObject({ status: 401, body: DOES_NOT_WORK });
    expect(await send(device.sign(options, { counter: 0 }))).toMatchObject({ status: 401 });

    const failed = await fetchSignInOptions(server);
    expect((await send(device.sign(failed, { isVerified: false }))).status).toBe(401);
    expect((await send(device.sign(failed))).status).toBe(401);

    const forAdding = { ...options, challenge: (await optionsFor(person)).challenge };
    expect((await send(device.sign(forAdding))).status).toBe(401);

    const late = await fetchSignInOptions(server);
    await database.query(`update tokens set expires_at = expires_at - interval '5 minutes'`);
    expect((await send(device.sign(late))).status).toBe(401);
  });

  it('refuses the passkey of one account combined with the user handle of another', async () => {
    const person = await signUpVerified(server);
    const { device } = await addPasskey(server, person);
    const stranger = await signUpVerified(server);
    const { options } = await addPasskey(server, stranger);
    expect(await sendPasskeySignIn(server, device, { userHandle: options.user.id })).toMatchObject({
      status: 401,
      body: DOES_NOT_WORK,
    });
  });

  it('fails with the same response for an unknown passkey and for one of a deleted account', async () => {
    const person = await signUpVerified(server);
    const { device } = await addPasskey(server, person);
    const unknown = new Authenticator(originOf(server));
    const userHandle = Buffer.from('somebody').toString('base64url');
    const wrong = await sendPasskeySignIn(server, unknown, { userHandle });
    await database.query(`update users set delete_at = now() where id = $1`, [person.user.id]);
    const deleted = await sendPasskeySignIn(server, device);
    expect([wrong.status, wrong.body]).toEqual([401, DOES_NOT_WORK]);
    expect([deleted.status, deleted.body]).toEqual([wrong.status, wrong.body]);
  });

  it('reports to the holder of the passkey that an account is going to be deleted, and can keep it until the deletion is due', async () => {
    const person = await signUpVerified(server);
    const { device } = await addPasskey(server, person);
    const leave = async (token: string) =>
      server.request('POST', '/api/v1/auth/me/deletion', { token, body: { password: person.typed.password } });
    const keep = async () => {
      const body = { passkey: device.sign(await fetchSignInOptions(server)), keeps_account: true };
      return server.request('POST', '/api/v1/auth/login', { body });
    };
    expect((await leave(person.token)).status).toBe(200);
    expect(await sendPasskeySignIn(server, device)).toMatchObject({
      status: 403,
      body: { detail: 'This account is going to be deleted. To keep it, use the link in our email.' },
    });
    expect(await sendPasskeySignIn(server, device, { signature: randomBytes(70) })).toMatchObject({ status: 401 });
    const kept = await keep();
    expect(kept.status).toBe(200);
    expect(await me(tokenIn(kept.body))).toMatchObject({ status: 200, body: { id: person.user.id } });
    expect((await sendPasskeySignIn(server, device)).status).toBe(200);

    expect((await leave(tokenIn(kept.body))).status).toBe(200);
    await database.query(`update users set delete_at = now() where id = $1`, [person.user.id]);
    expect(await keep()).toMatchObject({ status: 401, body: DOES_NOT_WORK });
  });
});

describe('a passkey in the list', () => {
  it('can be renamed by its owner only', async () => {
    const person = await signUpVerified(server);
    const { passkey } = await addPasskey(server, person);
    const stranger = await signUpVerified(server);
    const rename = (token: string, name: string) =>
      server.request('PUT', `${PASSKEYS_PATH}/${passkey.id}`, { token, body: { name } });
    expect((await rename(stranger.token, 'Mine')).status).toBe(404);
    expect((await rename(person.token, '  Work laptop ')).status).toBe(204);
    expect((await rename(person.token, '')).status).toBe(422);
    expect((await list(person.token)).passkeys).toEqual([{ ...passkey, name: 'Work laptop' }]);
  });

  it('can be removed by its owner only, and its sign-ins then fail', async () => {
    const person = await signUpVerified(server);
    const { device, passkey } = await addPasskey(server, person);
    const remove = (token: string, password: string) =>
      server.request('POST', `${PASSKEYS_PATH}/${passkey.id}/removal`, { token, body: { password } });
    const stranger = await signUpVerified(server);
    expect((await remove(stranger.token, stranger.typed.password)).status).toBe(204);
    expect((await list(person.token)).passkeys).toHaveLength(1);

    expect((await remove(person.token, person.typed.password)).status).toBe(204);
    expect((await list(person.token)).passkeys).toEqual([]);
    expect(await sendPasskeySignIn(server, device)).toMatchObject({ status: 401, body: DOES_NOT_WORK });
    expect((await remove(person.token, person.typed.password)).status).toBe(204);
  });
});

it('the start of a passkey sign-in is limited per known browser, and per IP address for all unknown browsers together', async () => {
  const limited = await startServer({ VERDANT_SIGN_IN_ATTEMPTS: '1' });
  const open = async (headers: Record<string, string> = {}) =>
    (await limited.request('POST', '/api/v1/auth/passkey-options', { headers })).status;
  try {
    const strangers = [];
    for (let count = 0; count < 101; count += 1) strangers.push(await open());
    expect(strangers).toEqual([...Array.from({ length: 100 }, () => 200), 429]);
    // Requests from other browsers with the same IP address must not use up the limit of a known browser.
    for (let count = 0; count < 2; count += 1) {
      const registered = await limited.request('POST', '/api/v1/auth/register', { body: registrationDetails() });
      const headers = { cookie: registered.headers.get('set-cookie')?.split(';')[0] ?? '' };
      expect([await open(headers), await open(headers)]).toEqual([200, 429]);
    }
    expect(await open({ cookie: `verdant-device=${'a'.repeat(43)}` })).toBe(429);
  } finally {
    await discard(limited);
  }
});

it('the passkey domain comes from PUBLIC_ORIGIN, not from the headers of the request', async () => {
  await withServer({ PUBLIC_ORIGIN: 'https://money.example.com', VERDANT_TRUST_PROXY: '1' }, async (elsewhere) => {
    const response = await elsewhere.request('POST', '/api/v1/auth/passkey-options', {
      headers: { 'x-forwarded-host': 'evil.example.org', origin: 'https://evil.example.org' },
    });
    expect(response.body).toMatchObject({ rpId: 'money.example.com' });
  });
});
