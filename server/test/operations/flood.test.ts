import { setTimeout as wait } from 'node:timers/promises';
import { newUser, signIn, signUp } from '../support/users';
import { sharedServer } from '../support/shared-server';
import { productBuildsSetting } from '../support/start-server';
import { waitUntil } from '../support/until';

const VISITORS = 150;
const PROBES = 10;

const server = sharedServer({
  ...productBuildsSetting,
  VERDANT_TRUST_PROXY: '1',
  VERDANT_SIGN_IN_ATTEMPTS: '1000',
  VERDANT_SIGN_IN_FAILURES: '10000',
  VERDANT_SIGN_IN_FAILURES_PER_IP: '10000',
});

describe('a flood of sign-ins', () => {
  it('leaves other requests responsive; sign-ins beyond the capacity of the queue are refused with 503', async () => {
    const { token } = await newUser(server);
    const statuses: number[] = [];
    const flood = Promise.all(
      Array.from({ length: VISITORS }, async (_, visitor) => {
        const { status, body } = await server.request('POST', '/api/v1/auth/login', {
          body: { email: `nobody-${visitor}@example.com`, password: 'correct horse' },
          headers: { 'x-forwarded-for': `198.51.100.${visitor}` },
        });
        if (status === 503) expect(body).toEqual({ detail: 'The server is busy. Please try again in a moment.' });
        statuses.push(status);
      }),
    );
    // A refusal means that the queue is full: about a hundred sign-ins are waiting for their password check.
    await waitUntil('the first refusal', async () => statuses.includes(503));
    for (let probe = 0; probe < PROBES; probe += 1) {
      expect((await server.request('GET', '/api/v1/health')).status).toBe(200);
      expect((await server.request('GET', '/api/v1/auth/me', { token })).status).toBe(200);
    }
    // Password checks in the thread of the requests would delay the probes until most sign-ins have ended.
    const checkedBefore = statuses.filter((status) => status === 401).length;
    await flood;
    const checked = statuses.filter((status) => status === 401).length;
    expect(new Set(statuses)).toEqual(new Set([401, 503]));
    expect(checkedBefore).toBeLessThan(checked / 2);
  });

  it('does not block sign-ins of other visitors if all its requests come from one IP address, even with a valid token', async () => {
    const { typed, token } = await signUp(server);
    const { typed: other } = await signUp(server);
    // This request makes the token known to the server, so that the flood below uses a known token.
    await server.request('GET', '/api/v1/auth/me', { token });
    const logIn = async () =>
      server.request('POST', '/api/v1/auth/login', {
        token,
        body: { email: typed.email, password: typed.password },
        headers: { 'x-forwarded-for': '203.0.113.1' },
      });
    const flood = Promise.all(Array.from({ length: VISITORS }, logIn));
    await wait(300);
    expect((await signIn(server, other.email, other.password)).status).toBe(200);
    const statuses = (await flood).map(({ status }) => status);
    // Sign-ins beyond the share of the queue for one IP address are refused with 503.
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
  });
});
