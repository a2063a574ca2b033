import * as v from 'valibot';
import { loginResponse, newRecoveryCodes, secondFactorSetup, signInChallenge } from '@verdant/shared/contract';
import { sharedDatabase, sharedServer } from './support/shared-server';
import { waitForMailsTo } from './support/received-mails';
import { signIn, signUpVerified } from './support/users';
import { waitForBlockedStatements, whileLocked } from './support/query';
import { authenticatorCode, switchOnSecondFactor, wrongAppCode } from './support/second-factor';

const server = sharedServer({ VERDANT_SIGN_IN_ATTEMPTS: '1000', VERDANT_SIGN_IN_FAILURES: '100' });
const database = sharedDatabase(server);

const PATH = '/api/v1/auth/me/second-factor';
const WRONG_CODE = { detail: [{ loc: ['body', 'code'], msg: 'This code is not right. Please try again.' }] };
const OVER = { detail: 'This sign-in took too long or had too many wrong codes. Please sign in again.' };

const me = (token: string) => server.request('GET', '/api/v1/auth/me', { token });
const post = (path: string, token: string, body: unknown) => server.request('POST', `${PATH}${path}`, { token, body });
const status = async (token: string) => (await server.request('GET', PATH, { token })).body;
const secondStep = (challenge: string, code: string) =>
  server.request('POST', '/api/v1/auth/login', { body: { challenge, code } });
async function challengeFor(email: string, password: string): Promise<string> {
  const response = await signIn(server, email, password);
  expect(response.status).toBe(401);
  return v.parse(signInChallenge, response.body).challenge;
}
const protectedPerson = async () => {
  const person = await signUpVerified(server);
  return { ...person, ...(await switchOnSecondFactor(server, person)) };
};

describe('switching two-step sign-in on', () => {
  it('requires a code of the authenticator app; until then, sign-ins need no code', async () => {
    const { token, typed } = await signUpVerified(server);
    const setup = await post('', token, { password: typed.password });
    const { secret, uri } = v.parse(secondFactorSetup, setup.body);
    expect(uri).toContain(`secret=${secret}`);
    expect(decodeURIComponent(uri)).toContain(`Verdant:${typed.email}`);
    expect(await post('/confirmation', token, { code: wrongAppCode(secret) })).toMatchObject({
      status: 400,
      body: WRONG_CODE,
    });
    expect(await status(token)).toEqual({ is_on: false, recovery_codes_left: 0 });
    expect((await signIn(server, typed.email, typed.password)).status).toBe(200);
    const confirmed = await post('/confirmation', token, { code: authenticatorCode(secret) });
    expect(confirmed.status).toBe(200);
    const { recovery_codes: codes } = v.parse(newRecoveryCodes, confirmed.body);
    expect(new Set(codes).size).toBe(10);
    expect(await status(token)).toEqual({ is_on: true, recovery_codes_left: 10 });

    const [letter] = await waitForMailsTo(server.dataDir, typed.email);
    const { rows } = await database.query<{ row: string }>(
      `select one::text as row from recovery_codes one join users on users.id = one.user_id where users.email = $1`,
      [typed.email],
    );
    expect(rows).toHaveLength(10);
    for (const text of [...rows.map(({ row }) => row), letter?.text, letter?.html]) {
      for (const code of codes) expect(text).not.toContain(code);
      expect(text).not.toContain(secret);
    }
  });

  it('fails if the key that the code belongs to was replaced at the same moment', async () => {
    const { token, typed, user } = await signUpVerified(server);
    const { secret } = v.parse(secondFactorSetup, (await post('', token, { password: typed.password })).body);
    const row = 'select from second_factors where user_id = $1 for update';
    const both = await whileLocked(server, row, [user.id], async () => {
      const storing = post('', token, { password: typed.password });
      await waitForBlockedStatements(server);
      const confirming = post('/confirmation', token, { code: authenticatorCode(secret) });
      await waitForBlockedStatements(server, 2);
      return [storing, confirming];
    });
    expect((await Promise.all(both)).map((response) => response.status)).toEqual([200, 400]);
    expect(await status(token)).toEqual({ is_on: false, recovery_codes_left: 0 });
  });

  it('is refused with 409 if two-step sign-in is already on, or if the key is older than 15 minutes', async () => {
    const { token, typed } = await protectedPerson();
    expect(await post('', token, { password: typed.password })).toMatchObject({ status: 409 });
    expect((await signIn(server, typed.email, typed.password)).status).toBe(401);

    const late = await signUpVerified(server);
    const { secret } = v.parse(secondFactorSetup, (await post('', late.token, { password: late.typed.password })).body);
    await database.query(`update second_factors set created_at = now() - interval '16 minutes' where user_id = $1`, [
      late.user.id,
    ]);
    expect(await post('/confirmation', late.token, { code: authenticatorCode(secret) })).toMatchObject({ status: 409 });
  });
});

describe('signing in with two steps', () => {
  it('requires the password, then a code', async () => {
    const { typed, secret } = await protectedPerson();
    const response = await signIn(server, typed.email, typed.password);
    expect(response).toMatchObject({
      status: 401,
      body: { detail: 'Please enter the code from your authenticator app.' },
    });
    // The browser gets the cookie of a known device only after password and code.
    expect(response.headers.get('set-cookie')).toBeNull();
    const { challenge } = v.parse(signInChallenge, response.body);
    expect(challenge).toMatch(/^[\w-]{43}$/);
    expect((await me(challenge)).status).toBe(401);
    expect(await secondStep(challenge, wrongAppCode(secret))).toMatchObject({ status: 400, body: WRONG_CODE });
    // The code of the current time step was used to switch two-step sign-in on, so the next code is needed.
    const done = await secondStep(challenge, ` ${authenticatorCode(secret, 1).replace(/^.../, '$& ')} `);
    expect(done.status).toBe(200);
    expect((await me(v.parse(loginResponse, done.body).access_token)).status).toBe(200);
    expect(await secondStep(challenge, authenticatorCode(secret, 1))).toMatchObject({ status: 401, body: OVER });
  });

  it('refuses a code that was used before, even at the same moment', async () => {
    const { typed, secret, usedCode } = await protectedPerson();
    const challenges: string[] = [];
    for (let count = 0; count < 3; count += 1) challenges.push(await challengeFor(typed.email, typed.password));
    expect(await secondStep(challenges[2] ?? '', usedCode)).toMatchObject({ status: 400, body: WRONG_CODE });
    const code = authenticatorCode(secret, 1);
    const responses = await Promise.all(challenges.map(async (challenge) => secondStep(challenge, code)));
    expect(responses.map((response) => response.status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
  });

  it('accepts each recovery code once, in upper or lower case', async () => {
    const { typed, codes, token } = await protectedPerson();
    const [code = ''] = codes;
    const first = await secondStep(await challengeFor(typed.email, typed.password), code.toLowerCase());
    expect(first.status).toBe(200);
    expect(await status(token)).toEqual({ is_on: true, recovery_codes_left: 9 });
    const [, letter] = await waitForMailsTo(server.dataDir, typed.email, 2);
    expect(letter?.headers.get('subject')).toBe('A recovery code was used for your Verdant account');
    expect(letter?.text).toContain('Recovery codes left: 9.');
    expect(letter?.text).not.toContain(code);
    const again = await secondStep(await challengeFor(typed.email, typed.password), code);
    expect(again).toMatchObject({ status: 400, body: WRONG_CODE });
    const stranger = await protectedPerson();
    const foreign = await secondStep(await challengeFor(typed.email, typed.password), stranger.codes[0] ?? '');
    expect(foreign).toMatchObject({ status: 400, body: WRONG_CODE });
  });

  it('allows five wrong codes per challenge', async () => {
    const { typed, secret } = await protectedPerson();
    const challenge = await challengeFor(typed.email, typed.password);
    const statuses = [];
    for (let count = 0; count < 5; count += 1) {
      statuses.push((await secondStep(challenge, wrongAppCode(secret))).status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 401]);
    expect(await secondStep(challenge, authenticatorCode(secret, 1))).toMatchObject({ status: 401, body: OVER });
  });

  it('allows ten wrong codes per hour and account, across all challenges', async () => {
    const { typed, secret } = await protectedPerson();
    const statuses = [];
    for (let count = 0; count < 12; count += 1) {
      statuses.push((await secondStep(await challengeFor(typed.email, typed.password), wrongAppCode(secret))).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429]);
    const right = await secondStep(await challengeFor(typed.email, typed.password), authenticatorCode(secret, 1));
    expect(right.status).toBe(429);
  });
});

describe('changing two-step sign-in', () => {
  it('requires an unused code to replace the recovery codes, and then refuses the former ones', async () => {
    const { typed, secret, usedCode, token, codes } = await protectedPerson();
    const path = '/recovery-codes';
    expect(await post(path, token, { password: typed.password, code: usedCode })).toMatchObject({
      status: 400,
      body: WRONG_CODE,
    });
    const { body } = await post(path, token, { password: typed.password, code: authenticatorCode(secret, 1) });
    const { recovery_codes: fresh } = v.parse(newRecoveryCodes, body);
    expect(fresh.filter((code) => codes.includes(code))).toEqual([]);
    const old = await secondStep(await challengeFor(typed.email, typed.password), codes[1] ?? '');
    expect(old).toMatchObject({ status: 400, body: WRONG_CODE });
    expect((await secondStep(await challengeFor(typed.email, typed.password), fresh[1] ?? '')).status).toBe(200);
  });

  it('switches two-step sign-in off with the password and a recovery code; the password is then enough to sign in', async () => {
    const { typed, secret, token, codes, user } = await protectedPerson();
    const open = await challengeFor(typed.email, typed.password);
    expect(await post('/removal', token, { password: typed.password, code: wrongAppCode(secret) })).toMatchObject({
      status: 400,
    });
    expect((await post('/removal', token, { password: typed.password, code: codes[3] })).status).toBe(204);
    expect(await status(token)).toEqual({ is_on: false, recovery_codes_left: 0 });
    expect((await signIn(server, typed.email, typed.password)).status).toBe(200);
    expect(await secondStep(open, codes[4] ?? '')).toMatchObject({ status: 401 });
    expect(await post('/removal', token, { password: typed.password, code: codes[4] })).toMatchObject({ status: 409 });
    for (const table of ['second_factors', 'recovery_codes']) {
      expect((await database.query(`select 1 from ${table} where user_id = $1`, [user.id])).rows).toEqual([]);
    }
  });

  it('is refused with 429 after ten wrong codes', async () => {
    const { typed, secret, token } = await protectedPerson();
    const statuses = [];
    for (let count = 0; count < 12; count += 1) {
      statuses.push((await post('/removal', token, { password: typed.password, code: wrongAppCode(secret) })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429]);
  });
});
