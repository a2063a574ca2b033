import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as v from 'valibot';
import { forgotPasswordResponse } from '@verdant/shared/contract';
import { openSession } from '../src/accounts/store';
import { rawRequest } from './support/raw-request';
import { sharedDatabase, sharedServer } from './support/shared-server';
import { waitForNewestMail, readReceivedMails, waitForMailsTo, resetTokenIn } from './support/received-mails';
import { registrationDetails, signIn, signUp, tokenFor } from './support/users';

const server = sharedServer({ LOG_LEVEL: 'trace', VERDANT_RESET_MAILS: '4' });
const database = sharedDatabase(server);

const ask = (email: unknown) => server.request('POST', '/api/v1/auth/forgot-password', { body: { email } });
const reset = (token: unknown, new_password: unknown = 'battery staple') =>
  server.request('POST', '/api/v1/auth/reset-password', { body: { token, new_password } });
const me = (token: string) => server.request('GET', '/api/v1/auth/me', { token });

const LINK_IS_OVER = { status: 400, body: { detail: 'This link does not work anymore. Please ask for a new one.' } };

async function forgetful() {
  const person = await signUp(server);
  await ask(person.typed.email);
  const letter = await waitForNewestMail(server, person.typed.email);
  return { ...person, letter, link: resetTokenIn(letter) };
}

describe('requesting a password reset link', () => {
  it('mails the link to the account, whatever the letter case of the address that was entered', async () => {
    const { typed } = await signUp(server);
    const response = await ask(` ${typed.email.toUpperCase()} `);
    expect(response.status).toBe(202);
    expect(v.parse(forgotPasswordResponse, response.body).expires_in_minutes).toBe(60);
    const letter = await waitForNewestMail(server, typed.email);
    expect(letter.headers.get('subject')).toBe('Choose a new password for Verdant');
    expect(letter.headers.get('from')).toBe('Verdant <no-reply@localhost>');
    expect(letter.text).toContain(`http://localhost:${server.port}/reset-password?token=`);
    expect(letter.html).toContain(resetTokenIn(letter));
  });

  it('gets the same response for an unknown e-mail address, which gets no mail', async () => {
    const { typed } = await signUp(server);
    const knownUserResponse = await ask(typed.email);
    const unknown = await ask('nobody-at-all@example.com');
    const comparable = ({ status, body, headers }: typeof knownUserResponse) => ({
      status,
      body,
      // Ignores headers that differ between any two responses: date, request id and remaining requests.
      headers: [...headers].filter(([name]) => !/^(date|x-request-id|x-ratelimit.*)$/.test(name)),
    });
    expect(comparable(unknown)).toEqual(comparable(knownUserResponse));
    await waitForMailsTo(server.dataDir, typed.email);
    expect(readReceivedMails(server.dataDir).some(({ headers }) => headers.get('to')?.includes('nobody-at-all'))).toBe(
      false,
    );
  });

  it('gets a response before the account is looked up', async () => {
    const { typed } = await signUp(server);
    // The lock blocks look-ups of accounts, so responses arrive only if the server sends them before the look-up.
    await database.query('begin');
    await database.query('lock table users in access exclusive mode');
    const statuses = await Promise.all(
      [typed.email, registrationDetails().email].map(async (email) => (await ask(email)).status),
    );
    await database.query('commit');
    expect(statuses).toEqual([202, 202]);
    await waitForMailsTo(server.dataDir, typed.email);
  });

  it('never uses the host or origin headers of the request in the mailed link', async () => {
    const { typed } = await signUp(server);
    await rawRequest(server.port, '/api/v1/auth/forgot-password', {
      method: 'POST',
      headers: {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        origin: 'http://evil.example',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ email: typed.email }),
    });
    const letter = await waitForNewestMail(server, typed.email);
    expect(`${letter.text}${letter.html}`).not.toContain('evil');
  });

  it('stores only a hash of the token', async () => {
    const { link, user } = await forgetful();
    const { rows } = await database.query("select * from tokens where purpose = 'reset-password' and user_id = $1", [
      user.id,
    ]);
    expect(rows).toEqual([expect.objectContaining({ hash: createHash('sha256').update(link).digest('hex') })]);
    expect(JSON.stringify(rows)).not.toContain(link);
    expect(Buffer.from(link, 'base64url')).toHaveLength(32);
  });

  it('is refused, with the time to wait, after the maximum number of requests for an e-mail address in any letter case', async () => {
    const { email } = registrationDetails();
    const written = [email, email.toUpperCase(), ` ${email}`, email];
    expect(await Promise.all(written.map(async (address) => (await ask(address)).status))).toEqual([
      202, 202, 202, 202,
    ]);
    const { status, body, headers } = await ask(email);
    expect([status, body]).toEqual([429, { detail: 'Too many attempts. Please try again in 60 minutes.' }]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_500);
  });
});

describe('the password reset link', () => {
  it('sets the new password once, confirms the email address, and ends no session of other users', async () => {
    const stranger = await signUp(server);
    const { typed, link } = await forgetful();
    const response = await reset(link);
    expect([response.status, response.text]).toEqual([204, '']);
    expect(await reset(link, 'a third password')).toMatchObject(LINK_IS_OVER);
    const token = await tokenFor(server, typed.email, 'battery staple');
    expect(await me(token)).toMatchObject({ status: 200, body: { email_verified: true } });
    expect((await me(stranger.token)).status).toBe(200);
  });

  it('stops working when a newer link is requested', async () => {
    const { typed, link } = await forgetful();
    await ask(typed.email);
    const letters = await waitForMailsTo(server.dataDir, typed.email, 2);
    const newer = letters.map(resetTokenIn).find((token) => token !== link);
    expect(await reset(link)).toMatchObject(LINK_IS_OVER);
    expect((await reset(newer)).status).toBe(204);
  });

  it('works only once and sets one password if it is used several times at the same moment', async () => {
    const { typed, link } = await forgetful();
    const passwords = ['first choice', 'second choice', 'third choice'];
    const responses = await Promise.all(passwords.map((password) => reset(link, password)));
    expect(responses.map(({ status }) => status).sort((a, b) => a - b)).toEqual([204, 400, 400]);
    const works = await Promise.all(passwords.map((password) => signIn(server, typed.email, password)));
    expect(works.map(({ status }) => status === 200)).toEqual(responses.map(({ status }) => status === 204));
  });

  it('prevents a sign-in that verified the old password just before the change from creating a session', async () => {
    const { user } = await forgetful();
    const { rows } = await database.query<{ password_hash: string }>('select password_hash from users where id = $1', [
      user.id,
    ]);
    const checked = { id: user.id, passwordHash: rows[0]?.password_hash ?? '' };
    const pool = new pg.Pool({ connectionString: server.databaseUrl });
    try {
      await database.query('begin');
      await database.query("update users set password_hash = 'another' where id = $1", [user.id]);
      const device = { browser: '', system: '' };
      const session = openSession(drizzle({ client: pool }), checked, { sessionDays: 1, idleMinutes: 30 }, device);
      await wait(200);
      await database.query('commit');
      expect(await session).toBeUndefined();
    } finally {
      await pool.end();
    }
  });

  it('still works after a weak password was refused with 422', async () => {
    const { link } = await forgetful();
    expect(await reset(link, 'password')).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body', 'new_password'] }] },
    });
    expect((await reset(link)).status).toBe(204);
  });

  it('is refused if its token was never sent, and with 422 if the token is not a string', async () => {
    for (const token of ['', 'x'.repeat(10_000), "' or 1=1 --"]) {
      expect(await reset(token)).toMatchObject(LINK_IS_OVER);
    }
    for (const token of [undefined, 7]) {
      expect(await reset(token)).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', 'token'] }] } });
    }
  });

  it('is never logged, and its page does not send its path as a referrer', async () => {
    const { link } = await forgetful();
    const page = await server.request('GET', `/reset-password?token=${link}`);
    expect(page.headers.get('referrer-policy')).toBe('strict-origin');
    await reset(link);
    await reset(link);
    const { out, err } = server.printed();
    expect(err).toContain('"path":"/reset-password"');
    expect(`${out}${err}`).not.toContain(link);
    expect(`${out}${err}`).not.toContain(createHash('sha256').update(link).digest('hex'));
  });
});
