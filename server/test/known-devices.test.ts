import { registrationDetails, signUp } from './support/users';
import { query } from './support/query';
import { sharedServer } from './support/shared-server';
import { type ApiResponse } from './support/start-server';

const ATTEMPTS = 3;

const server = sharedServer({ VERDANT_SIGN_IN_ATTEMPTS: String(ATTEMPTS) });

const cookieOf = ({ headers }: ApiResponse) => headers.get('set-cookie')?.split(';')[0] ?? '';
const madeUp = (index: number) => `verdant-device=${String(index).padStart(43, 'x')}`;
const logIn = (email: string, password: string, cookie = '') =>
  server.request('POST', '/api/v1/auth/login', { body: { email, password }, headers: { cookie } });
const repeat = async (count: number, attempt: (index: number) => Promise<ApiResponse>) => {
  const statuses = [];
  for (let index = 0; index < count; index += 1) statuses.push((await attempt(index)).status);
  return statuses;
};

async function person() {
  const typed = registrationDetails();
  const cookie = cookieOf(await server.request('POST', '/api/v1/auth/register', { body: typed }));
  return { ...typed, cookie };
}

describe('a device cookie', () => {
  it('that the server did not issue does not avoid the limit of sign-in attempts', async () => {
    const { email, password } = await person();
    const statuses = await repeat(ATTEMPTS, async (index) => logIn(email, password, madeUp(index)));
    // The registration counts as the first attempt, so the third sign-in exceeds the limit.
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('that the server issued has its own limit of sign-in attempts', async () => {
    const { email, password, cookie } = await person();
    const stranger = async () => logIn(email, 'wrong one');
    expect(await repeat(ATTEMPTS, stranger)).toEqual([401, 401, 429]);
    expect((await logIn(email, password, cookie)).status).toBe(200);
  });

  it('is replaced if the server did not issue the cookie, and is otherwise unchanged, even for other accounts', async () => {
    const { email, password, cookie } = await person();
    expect(cookieOf(await logIn(email, password, cookie))).toBe(cookie);
    expect(cookieOf(await logIn(email, password, madeUp(1)))).not.toBe(madeUp(1));
    const other = await person();
    expect(cookieOf(await logIn(other.email, other.password, cookie))).toBe(cookie);
  });
});

describe('the oldest rows of an account', () => {
  it('are deleted at the next sign-in if the account has more than 20 known devices', async () => {
    const { typed, user } = await signUp(server);
    await query(
      server,
      `insert into known_devices (user_id, account_device_hash, device_hash, used_at)
       select $1, 'device ' || age, 'device ' || age, now() - make_interval(days => age) from generate_series(1, 30) as age`,
      [user.id],
    );
    expect((await logIn(typed.email, typed.password)).status).toBe(200);
    expect(await query(server, 'select from known_devices where user_id = $1', [user.id])).toBe(20);
    // At most 20 devices are kept: the two newest, of the registration and of the sign-in, and 18 of the older ones.
    expect(
      await query(server, "select from known_devices where account_device_hash in ('device 18', 'device 19')"),
    ).toBe(1);
  });

  it('are deleted at the next sign-in if the account has more than 100 sessions', async () => {
    const { typed, token, user } = await signUp(server);
    await query(
      server,
      `insert into sessions (token_hash, user_id, expires_at, idle_minutes, last_used_at)
       select 'session ' || age, $1, now() + interval '1 day', 30, now() - make_interval(secs => age)
       from generate_series(1, 120) as age`,
      [user.id],
    );
    expect((await logIn(typed.email, typed.password)).status).toBe(200);
    expect(await query(server, 'select from sessions where user_id = $1', [user.id])).toBe(100);
    expect(await query(server, "select from sessions where token_hash in ('session 98', 'session 99')")).toBe(1);
    expect((await server.request('GET', '/api/v1/auth/me', { token })).status).toBe(200);
  });
});
