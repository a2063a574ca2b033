import { hash } from '@node-rs/argon2';
import { weaknessMessages } from '@verdant/shared/contract';
import { sharedDatabase, sharedServer } from './support/shared-server';
import { registrationDetails, signIn, signUp, signUpVerified } from './support/users';

const server = sharedServer({ VERDANT_IDLE_MINUTES: '45', VERDANT_SIGN_IN_FAILURES: '1000' });
const database = sharedDatabase(server);

const me = (token: string) => server.request('GET', '/api/v1/auth/me', { token });
const register = (changes: Record<string, unknown>) =>
  server.request('POST', '/api/v1/auth/register', { body: registrationDetails(changes) });

describe('a new password', () => {
  const { common, personal } = weaknessMessages;

  it('is refused if it consists of personal details that are stored in the account', async () => {
    const { typed, token } = await signUpVerified(server, { last_name: 'Featherstonehaugh' });
    const body = { current_password: typed.password, new_password: 'Featherstonehaugh1' };
    const response = await server.request('PUT', '/api/v1/auth/me/password', { token, body });
    expect([response.status, response.body]).toEqual([
      422,
      { detail: [{ loc: ['body', 'new_password'], msg: personal }] },
    ]);
    expect((await signIn(server, typed.email, typed.password)).status).toBe(200);
  });

  it('is refused as weak at registration even if the email address has an account, which the response does not reveal', async () => {
    const { typed } = await signUp(server);
    const response = await register({ email: typed.email, password: 'password' });
    expect(response.body).toEqual({ detail: [{ loc: ['body', 'password'], msg: common }] });
  });
});

describe('signing in', () => {
  it('works with a weak password that was set before the rules for passwords', async () => {
    const { typed, user } = await signUp(server);
    await database.query('update users set password_hash = $1 where id = $2', [await hash('password'), user.id]);
    expect((await signIn(server, typed.email, 'password')).status).toBe(200);
  });
});

describe('a session', () => {
  const setLastUse = (userId: string, minutesAgo: number) =>
    database.query('update sessions set last_used_at = now() - make_interval(mins => $2) where user_id = $1', [
      userId,
      minutesAgo,
    ]);
  const lastUseOf = async (userId: string) => {
    const { rows } = await database.query<{ at: string; age: number }>(
      `select last_used_at::text as at, extract(epoch from now() - last_used_at)::float as age
       from sessions where user_id = $1`,
      [userId],
    );
    return rows[0];
  };

  it('expires after the idle time, and later requests do not revive it', async () => {
    const { token, user } = await signUp(server);
    await setLastUse(user.id, 46);
    for (let round = 0; round < 2; round += 1) {
      const response = await me(token);
      expect([response.status, response.body]).toEqual([
        401,
        { detail: 'Authentication expired. Please log in again.' },
      ]);
    }
  });

  it('stays valid as long as requests arrive within the idle time', async () => {
    const { token, user } = await signUp(server);
    for (let round = 0; round < 3; round += 1) {
      await setLastUse(user.id, 44);
      expect((await me(token)).status).toBe(200);
      expect((await lastUseOf(user.id))?.age).toBeLessThan(10);
    }
  });

  it('stores the time of its last use at most once a minute, also for simultaneous requests', async () => {
    const { token, user } = await signUp(server);
    await setLastUse(user.id, 5);
    await Promise.all(Array.from({ length: 20 }, async () => me(token)));
    const stored = await lastUseOf(user.id);
    await me(token);
    expect(await lastUseOf(user.id)).toMatchObject({ at: stored?.at });
    const { rows } = await database.query('select 1 from sessions where user_id = $1', [user.id]);
    expect(rows).toHaveLength(1);
  });

  it('expires after its maximum lifetime even if it is used all the time', async () => {
    const { token, user } = await signUp(server);
    const { rows } = await database.query<{ days: number }>(
      'select extract(epoch from expires_at - created_at)::float / 86400 as days from sessions where user_id = $1',
      [user.id],
    );
    expect(rows[0]?.days).toBeCloseTo(1, 3);
    await database.query("update sessions set expires_at = now() - interval '1 second' where user_id = $1", [user.id]);
    expect((await me(token)).status).toBe(401);
  });
});
