import * as v from 'valibot';
import { waitForMailsTo, resetTokenIn } from '../support/received-mails';
import { query, whileLocked } from '../support/query';
import { registrationDetails } from '../support/users';
import { type ApiResponse, type TestServer } from '../support/start-server';
import { sharedServer } from '../support/shared-server';
import { waitUntil } from '../support/until';

const limits = {
  VERDANT_TRUST_PROXY: '1',
  VERDANT_REQUESTS_PER_IP: '60',
  VERDANT_REQUESTS_PER_ACCOUNT: '80',
  VERDANT_REQUESTS_AT_ONCE: '2',
  VERDANT_SIGN_IN_FAILURES: '20',
  VERDANT_SIGN_IN_FAILURES_PER_IP: '60',
  VERDANT_REGISTRATIONS: '3',
  VERDANT_RESET_MAILS: '2',
  VERDANT_DATABASE_SECONDS: '30',
};
const first = sharedServer(limits);
const second = sharedServer(() => ({ ...limits, DATABASE_URL: first.databaseUrl, DATA_DIR: first.dataDir }));

const signedIn = v.object({ access_token: v.string() });
let ips = 0;
const newIp = () => `198.51.100.${(ips += 1)}`;
const from = (ip: string) => ({ 'x-forwarded-for': ip });
const server = (index: number) => (index % 2 === 0 ? first : second);
const statuses = (responses: readonly ApiResponse[]) => responses.map(({ status }) => status);

async function person() {
  const typed = registrationDetails();
  const ip = newIp();
  const response = await first.request('POST', '/api/v1/auth/register', { body: typed, headers: from(ip) });
  const device = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { ...typed, ip, device, token: v.parse(signedIn, response.body).access_token };
}

async function logIn(to: TestServer, email: string, password: string, headers: Record<string, string>) {
  return to.request('POST', '/api/v1/auth/login', { body: { email, password }, headers });
}

/** Tries wrong passwords, on both servers in turn, until a 429. Returns the number of attempts before the 429. */
async function failUntilRefused(max: number, attempt: (index: number) => Promise<ApiResponse>): Promise<number> {
  for (let index = 0; index < max; index += 1) {
    const { status } = await attempt(index);
    if (status === 429) return index;
    expect(status).toBe(401);
  }
  return max;
}

describe('failed sign-ins', () => {
  it('are limited per account across IP addresses and servers, while a known browser can still sign in', async () => {
    const { email, password, device } = await person();
    // Unknown devices together get 60% of the 20 attempts an hour, that is 12, and half of the 12 in one window.
    expect(await failUntilRefused(30, async (index) => logIn(server(index), email, 'wrong one', from(newIp())))).toBe(
      6,
    );
    expect((await logIn(first, email, password, from(newIp()))).status).toBe(429);

    expect((await logIn(second, email, password, { ...from(newIp()), cookie: device })).status).toBe(200);
    // A known browser has its own limit, and wrong passwords from this browser use up that limit.
    const knownDevice = { ...from(newIp()), cookie: device };
    expect(await failUntilRefused(30, async (index) => logIn(server(index), email, 'wrong one', knownDevice))).toBe(2);
  });

  it('by strangers do not lock out the browser in which the user has just reset the password by mail', async () => {
    const { email } = await person();
    const headers = from(newIp());
    await failUntilRefused(30, async (index) => logIn(server(index), email, 'wrong one', from(newIp())));
    await first.request('POST', '/api/v1/auth/forgot-password', { body: { email }, headers });
    const [letter] = await waitForMailsTo(first.dataDir, email);
    if (!letter) throw new Error('no letter');
    const body = { token: resetTokenIn(letter), new_password: 'kangaroo umbrella' };
    const response = await first.request('POST', '/api/v1/auth/reset-password', { body, headers });
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect((await logIn(second, email, 'kangaroo umbrella', headers)).status).toBe(429);
    expect((await logIn(second, email, 'kangaroo umbrella', { ...headers, cookie })).status).toBe(200);
  });

  it('are limited per IP address across accounts, and per network for IPv6', async () => {
    const network = (index: number) => from(`2001:db8:7:77${index + 10}::1`);
    const attempt = async (index: number) =>
      logIn(server(index), registrationDetails().email, 'wrong one', network(index));
    expect(await failUntilRefused(30, attempt)).toBe(10);
    const { email, password, device } = await person();
    expect((await logIn(first, email, password, network(1))).status).toBe(429);
    expect((await logIn(first, email, password, { ...network(1), cookie: device })).status).toBe(200);
  });

  it('never lock an account for more than an hour, even when the clock of the database was set back by a day', async () => {
    const { email, password } = await person();
    await failUntilRefused(30, async () => logIn(first, email, 'wrong one', from(newIp())));
    await query(first, "update limit_counts set ends_at = ends_at + interval '1 day'");
    expect((await logIn(second, email, password, from(newIp()))).status).toBe(200);
    const refused = await failUntilRefused(30, async () => logIn(first, email, 'wrong one', from(newIp())));
    expect(refused).toBeLessThan(7);
    const { body } = await logIn(first, email, 'wrong one', from(newIp()));
    expect(JSON.stringify(body)).toMatch(/Please try again in (60|59) minutes/);
  });
});

test('registrations and password reset requests count on two servers together, and get 429 beyond their limits', async () => {
  const ip = newIp();
  const register = async (index: number) =>
    server(index).request('POST', '/api/v1/auth/register', { body: registrationDetails(), headers: from(ip) });
  const made = [];
  for (let index = 0; index < 4; index += 1) made.push(await register(index));
  expect(statuses(made)).toEqual([201, 201, 201, 429]);

  const { email } = registrationDetails();
  const mails = [];
  for (let index = 0; index < 3; index += 1) {
    mails.push(await server(index).request('POST', '/api/v1/auth/forgot-password', { body: { email } }));
  }
  expect(statuses(mails)).toEqual([202, 202, 429]);
});

test('the request limit of an IP address counts all servers and API routes, and ignores forged forwarded addresses', async () => {
  const ip = newIp();
  let invented = 0;
  const send = async (to: TestServer, path = '/api/v1/releases') =>
    to.request('GET', path, { headers: from(`10.0.0.${(invented += 1)}, ${ip}`) });
  expect(new Set(statuses(await Promise.all(Array.from({ length: 40 }, async () => send(first)))))).toEqual(
    new Set([200]),
  );
  await Promise.all(Array.from({ length: 10 }, async () => send(second)));
  const untilShared = async (count: number) =>
    waitUntil('the shared count', async () => query(first, 'select 1 from limit_counts where count = $1', [count]));
  await untilShared(50);
  // A server reads the counts of the other servers when it shares its own counts.
  await Promise.all([send(second), send(second)]);
  await untilShared(52);
  // After this response, the server has also read the response of the database, which was sent earlier.
  await second.request('GET', '/api/v1/health/live');
  const after = statuses(await Promise.all(Array.from({ length: 13 }, async () => send(second))));
  expect(after.filter((status) => status === 429)).toHaveLength(5);
  expect((await send(second, '/api/v1/nothing')).headers.get('retry-after')).toMatch(/^\d{1,2}$/);
  // Requests for pages and files have a separate limit.
  expect((await send(second, '/static/nothing.js')).status).toBe(404);
});

test('excess parallel requests of one account are refused without affecting other accounts @g-fair-limits', async () => {
  const { email, token } = await person();
  const { token: neighbour } = await person();
  const send = async (used: string) =>
    first.request('PUT', '/api/v1/auth/me', {
      token: used,
      body: { first_name: 'Grace', last_name: 'Hopper' },
      headers: from(newIp()),
    });
  expect((await send(token)).status).toBe(200);
  expect((await send(neighbour)).status).toBe(200);

  const responses: ApiResponse[] = [];
  const flood = await whileLocked(first, 'select from users where email_key = $1 for update', [email], async () => {
    const sent = Promise.all(Array.from({ length: 60 }, async () => responses.push(await send(token))));
    // Two requests are processed and 24 wait in the queue; the other 34 are refused.
    await waitUntil('the refusals', async () => (responses.length === 34 ? true : undefined));
    expect(new Set(statuses(responses))).toEqual(new Set([429]));
    expect(responses[0]?.headers.get('retry-after')).toBe('2');
    expect((await send(neighbour)).status).toBe(200);
    return { sent };
  });
  await flood.sent;
  expect(statuses(responses.slice(34))).toEqual(Array.from({ length: 26 }, () => 200));
});
